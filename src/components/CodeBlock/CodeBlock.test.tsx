import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {renderMarkdown} from '../../testing/renderMarkdown';

it('highlights fenced code with class names only', async () => {
  const {container} = await renderMarkdown('```ts\nconst name = 1;\n```');

  expect(screen.getByText('const').closest('pre')).not.toBeNull();
  expect(screen.getByText('const')).toHaveClass('keyword');
  expect(container.querySelector('[style]')).toBeNull();
});

it('marks the lines that a diff adds and deletes, and highlights them', async () => {
  await renderMarkdown('```diff\n let a\n-let b\n+let c\n```');

  const code = screen.getByRole('code');
  expect(code.textContent).toBe(' let a\n-let b\n+let c\n');
  const [, deleted, inserted] = code.children;
  expect(deleted).toHaveClass('line', 'deleted');
  expect(inserted).toHaveClass('line', 'inserted');
  for (const keyword of screen.getAllByText('let')) {
    expect(keyword).toHaveClass('keyword', {exact: true});
  }
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
