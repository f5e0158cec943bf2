import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import CodeBlock from '.';

it.each([
  ['const', 'keyword'],
  ["'Ada'", 'string'],
  ['// why', 'comment'],
])('marks %s with the Prism token name %s', (word, token) => {
  render(<CodeBlock label="Code" language="ts" code={"const name = 'Ada'; // why"} />);

  expect(screen.getByText(word)).toHaveAttribute('class', `token ${token}`);
});

it('marks the lines that a diff adds and deletes', () => {
  render(<CodeBlock label="Code" language="diff" code={' a\n-b\n+c\n'} />);

  expect(screen.getByText('-b')).toHaveAttribute('class', 'token deleted');
  expect(screen.getByText('+c')).toHaveAttribute('class', 'token inserted');
  expect(screen.getByRole('code').textContent).toBe(' a\n-b\n+c\n');
});

it.each(['text', 'klingon'])('shows the language %s without highlighting', (language) => {
  render(<CodeBlock label="Code" language={language} code="const 1" />);

  expect(screen.getByRole('code').innerHTML).toBe('const 1');
});

it('can be focused with the Tab key, to scroll it', async () => {
  render(<CodeBlock label="Code" language="text" code="a long line" />);

  await userEvent.tab();

  expect(screen.getByRole('group', {name: 'Code'})).toHaveFocus();
});
