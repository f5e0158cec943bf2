import {render, screen, within} from '@testing-library/react';
import Admonition from '.';
import type {AdmonitionType} from '.';

it('is a note that starts with its title', () => {
  render(
    <Admonition type="tip" title="Start small">
      <p>One project is enough.</p>
    </Admonition>,
  );

  const [title, text] = within(screen.getByRole('note')).getAllByRole('paragraph');
  expect(title).toHaveTextContent('Start small');
  expect(text).toHaveTextContent('One project is enough.');
});

it.each<[AdmonitionType, boolean]>([
  ['note', false],
  ['tip', false],
  ['info', false],
  ['warning', true],
  ['danger', true],
])('marks the type %s as urgent: %s', (type, urgent) => {
  render(
    <Admonition type={type} title="Title">
      Text
    </Admonition>,
  );

  expect(screen.getByRole('note').classList.contains('urgent')).toBe(urgent);
});
