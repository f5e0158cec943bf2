import {render, screen, within} from '@testing-library/react';
import Admonition from '.';

it.each([
  ['tip', false],
  ['warning', true],
] as const)('is a note that starts with its title; urgent as a %s: %s', (type, urgent) => {
  render(
    <Admonition type={type} title="Start small">
      <p>One project is enough.</p>
    </Admonition>,
  );

  const note = screen.getByRole('note');
  const paragraphs = within(note).getAllByRole('paragraph');
  expect(paragraphs.map(({textContent}) => textContent)).toEqual([
    'Start small',
    'One project is enough.',
  ]);
  expect(note.classList.contains('urgent')).toBe(urgent);
});
