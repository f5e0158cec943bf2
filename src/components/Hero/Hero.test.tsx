import {render, screen} from '@testing-library/react';
import HeroDrawing from '../HeroDrawing';
import Hero from '.';

it('opens a page with its heading and lead, in a band as wide as the window', () => {
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

it('shows the drawing that it is told', () => {
  const {container} = render(<Hero drawing="thread">Text</Hero>);
  const thread = render(<HeroDrawing name="thread" />).container;

  expect(container.querySelector('svg')?.innerHTML).toBe(thread.querySelector('svg')?.innerHTML);
});

it('does without a drawing', () => {
  const {container} = render(<Hero>Text</Hero>);

  expect(container.querySelector('svg')).toBeNull();
});
