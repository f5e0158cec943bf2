import {render, screen} from '@testing-library/react';
import HeroDrawing from '../HeroDrawing';
import Hero from '.';

it('shows the heading and the introduction in a full-width band', () => {
  const {container} = render(
    <Hero>
      <h1>Implementation Process</h1>
      <p>Start small.</p>
    </Hero>,
  );

  expect(container.firstElementChild).toHaveAttribute('data-band', 'paper');
  expect(screen.getByRole('heading', {level: 1, name: 'Implementation Process'})).toBeVisible();
  expect(screen.getByText('Start small.')).toBeVisible();
});

it('shows the given drawing', () => {
  const {container} = render(<Hero drawing="thread">Text</Hero>);
  const thread = render(<HeroDrawing name="thread" />).container;

  expect(container.querySelector('svg')?.innerHTML).toBe(thread.querySelector('svg')?.innerHTML);
});

it('can omit the drawing', () => {
  const {container} = render(<Hero>Text</Hero>);

  expect(container.querySelector('svg')).toBeNull();
});
