import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {renderMarkdown} from '../../testing/renderMarkdown';

it('highlights fenced code with class names only', async () => {
  const {container} = await renderMarkdown('```ts\nconst name = 1;\n```');

  expect(screen.getByText('const').closest('pre')).not.toBeNull();
  expect(screen.getByText('const')).toHaveClass('token', 'keyword');
  expect(container.querySelector('[style]')).toBeNull();
});

it('marks the lines that a diff adds and deletes', async () => {
  await renderMarkdown('```diff\n a\n-b\n+c\n```');

  expect(screen.getByText('-b')).toHaveAttribute('class', 'token deleted');
  expect(screen.getByText('+c')).toHaveAttribute('class', 'token inserted');
  expect(screen.getByRole('code').textContent).toBe(' a\n-b\n+c\n');
});

it.each([
  ['```\nconst 1\n```', 'const 1\n'],
  ['```\n```', ''],
  ['```text\nconst 1\n```', 'const 1\n'],
  ['```klingon\nconst 1\n```', 'const 1\n'],
])('shows %j without highlighting', async (markdown, html) => {
  await renderMarkdown(markdown);

  expect(screen.getByRole('code').innerHTML).toBe(html);
});

it('can be focused with the Tab key, to scroll it', async () => {
  await renderMarkdown('```text\na long line\n```');

  await userEvent.tab();

  expect(screen.getByRole('group')).toHaveFocus();
});
