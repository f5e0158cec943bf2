import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {renderMarkdown} from '../../testing/renderMarkdown';

it('highlights fenced code with class names only', async () => {
  const {container} = await renderMarkdown('```ts\nconst name = 1;\n```');

  expect(screen.getByText('const').closest('pre')).not.toBeNull();
  expect(screen.getByText('const')).toHaveClass('keyword');
  expect(container.querySelector('[style]')).toBeNull();
});

it('marks the lines that a diff adds and deletes', async () => {
  await renderMarkdown('```diff\n a\n-b\n+c\n```');

  expect(screen.getByText('-b')).toHaveClass('line', 'deleted');
  expect(screen.getByText('+c')).toHaveClass('line', 'inserted');
  expect(screen.getByRole('code').textContent).toBe(' a\n-b\n+c\n');
});

it.each([
  ['```\nconst 1\n```', 'const 1\n'],
  ['```\n```', '\n'],
  ['```text\nconst 1\n```', 'const 1\n'],
  ['```klingon\nconst 1\n```', 'const 1\n'],
])('shows %j without highlighting', async (markdown, text) => {
  await renderMarkdown(markdown);

  const code = screen.getByRole('code');
  expect(code.textContent).toBe(text);
  expect(code.querySelector('.line *')).toBeNull();
});

it('can be focused with the Tab key, to scroll it', async () => {
  await renderMarkdown('```text\na long line\n```');

  await userEvent.tab();

  expect(screen.getByRole('group')).toHaveFocus();
});
