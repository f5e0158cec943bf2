import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import CodeBlock from '.';

const code = (language: string, text: string) => (
  <CodeBlock>
    <code className={`language-${language}`}>{text}</code>
  </CodeBlock>
);

it('marks the lines that a diff adds and deletes', () => {
  render(code('diff', ' a\n-b\n+c\n'));

  expect(screen.getByText('-b')).toHaveAttribute('class', 'token deleted');
  expect(screen.getByText('+c')).toHaveAttribute('class', 'token inserted');
  expect(screen.getByRole('code').textContent).toBe(' a\n-b\n+c\n');
});

it.each(['text', 'klingon'])('shows the language %s without highlighting', (language) => {
  render(code(language, 'const 1'));

  expect(screen.getByRole('code').innerHTML).toBe('const 1');
});

it('can be focused with the Tab key, to scroll it', async () => {
  render(code('text', 'a long line'));

  await userEvent.tab();

  expect(screen.getByRole('group')).toHaveFocus();
});
