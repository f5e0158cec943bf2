import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import CodeBlock from '.';

it.each([
  ['const', 'keyword'],
  ["'Ada'", 'string'],
  ['// why', 'comment'],
])('marks %s with the Prism token name %s', (word, token) => {
  render(<CodeBlock language="ts" code={"const name = 'Ada'; // why"} />);

  expect(screen.getByText(word)).toHaveAttribute('class', `token ${token}`);
});

it('leaves the colors to the stylesheet', () => {
  const {container} = render(<CodeBlock language="yaml" code="name: Ada # why" />);

  expect(container.querySelector('.token.comment')).not.toBeNull();
  expect(container.querySelector('[style]')).toBeNull();
});

it('keeps lines, indentation and empty lines', () => {
  render(<CodeBlock language="yaml" code={'a:\n  b: 1\n\nc: 2\n'} />);

  expect(screen.getByRole('code').textContent).toBe('a:\n  b: 1\n\nc: 2\n');
});

it.each(['text', 'klingon'])('shows the language %s without highlighting', (language) => {
  render(<CodeBlock language={language} code="const 1" />);

  expect(screen.getByRole('code').textContent).toBe('const 1\n');
  expect(screen.getByText('const 1')).toHaveAttribute('class', 'token plain');
});

it('can be focused with the Tab key, to scroll it', async () => {
  render(<CodeBlock language="text" code="a long line" />);

  await userEvent.tab();

  expect(screen.getByRole('code').closest('pre')).toHaveFocus();
});
