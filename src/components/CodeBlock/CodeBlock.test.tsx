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

it('leaves the colors to the stylesheet', () => {
  const {container} = render(<CodeBlock label="Code" language="yaml" code="name: Ada # why" />);

  expect(container.querySelector('.token.comment')).not.toBeNull();
  expect(container.querySelector('[style]')).toBeNull();
});

it('keeps lines, indentation and empty lines', () => {
  render(<CodeBlock label="Code" language="yaml" code={'a:\n  b: 1\n\nc: 2\n'} />);

  expect(screen.getByRole('code').textContent).toBe('a:\n  b: 1\n\nc: 2\n');
});

it('marks the lines that a diff adds and deletes', () => {
  render(<CodeBlock label="Code" language="diff" code={' a\n-b\n+c\n'} />);

  expect(screen.getByText('-b')).toHaveAttribute('class', 'token deleted');
  expect(screen.getByText('+c')).toHaveAttribute('class', 'token inserted');
  expect(screen.getByRole('code').textContent).toBe(' a\n-b\n+c\n');
});

it.each(['text', 'klingon'])('shows the language %s without highlighting', (language) => {
  render(<CodeBlock label="Code" language={language} code="const 1" />);

  expect(screen.getByRole('code').textContent).toBe('const 1\n');
  expect(screen.getByText('const 1')).toHaveAttribute('class', 'token plain');
});

it('can be focused with the Tab key, to scroll it', async () => {
  render(<CodeBlock label="Code" language="text" code="a long line" />);

  await userEvent.tab();

  expect(screen.getByRole('group', {name: 'Code'})).toHaveFocus();
});
