import {render, screen} from '@testing-library/react';
import Card from '.';

it('is a plain box unless something else is asked for', () => {
  const {container} = render(<Card>Text</Card>);

  expect(container.firstElementChild?.tagName).toBe('DIV');
  expect(container.firstElementChild).toHaveAttribute('class', 'card');
  expect(container).toHaveTextContent('Text');
});

it('is the element of the outline that it should be', () => {
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
])('rises under the pointer: %s', (lift, classes) => {
  render(<Card lift={lift} role="note" />);

  expect(screen.getByRole('note')).toHaveAttribute('class', classes);
});

it('takes a further class, and passes everything else on', () => {
  render(<Card className="wide" role="note" aria-label="Remark" />);

  expect(screen.getByRole('note', {name: 'Remark'})).toHaveAttribute('class', 'card wide');
});
