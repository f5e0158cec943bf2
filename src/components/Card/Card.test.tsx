import {render, screen} from '@testing-library/react';
import Card from '.';

it('is a plain div by default', () => {
  const {container} = render(<Card>Text</Card>);

  expect(container.firstElementChild?.tagName).toBe('DIV');
  expect(container.firstElementChild).toHaveAttribute('class', 'card');
  expect(container).toHaveTextContent('Text');
});

it('can be another element', () => {
  render(
    <ul>
      <Card as="li">Text</Card>
    </ul>,
  );

  expect(screen.getByRole('listitem')).toHaveAttribute('class', 'card');
});

it.each([
  [true, 'card lift'],
  [false, 'card'],
])('lifts on hover: %s', (lift, classes) => {
  render(<Card lift={lift} role="note" />);

  expect(screen.getByRole('note')).toHaveAttribute('class', classes);
});

it('accepts a class name and passes on all other props', () => {
  render(<Card className="wide" role="note" aria-label="Remark" />);

  expect(screen.getByRole('note', {name: 'Remark'})).toHaveAttribute('class', 'card wide');
});
