import {act, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {Diagnostic} from '@sitekit/content-check';
import {openTextsWith, tellChange} from './panelTools';
import ProblemPanel from './ProblemPanel';
import type {ProblemPanelProps} from './ProblemPanel';

const error: Diagnostic = {
  file: 'content/about.mdx',
  line: 14,
  column: 3,
  severity: 'error',
  message: '<Panel> is not closed.',
  excerpt: '<Panel tone="warm">',
  hint: 'Add </Panel>.',
};
const warning: Diagnostic = {...error, message: 'There are 19 tools.', severity: 'warning'};
const elsewhere = [{file: 'content/process.mdx', address: '/process', count: 2}];

const rest = {
  contentFolder: 'content',
  isChecked: true,
  isReplaced: false,
};
const panelWith = (props: Partial<ProblemPanelProps>) => (
  <ProblemPanel {...rest} here={[]} elsewhere={[]} {...props} />
);
const panel = () => screen.getByRole('region', {name: 'Problems in content'});
const summary = () => within(panel()).getAllByRole('button')[0] as HTMLElement;

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  localStorage.clear();
});

it('shows where a problem is, the line, and how to fix it', () => {
  render(panelWith({here: [error]}));

  expect(within(panel()).getByRole('listitem')).toHaveTextContent(
    'content/about.mdx:14:3 error<Panel> is not closed.<Panel tone="warm">Add </Panel>.',
  );
});

it.each<[string, Partial<ProblemPanelProps>, boolean]>([
  ['1 error', {here: [error]}, true],
  ['2 errors, 1 warning', {here: [error, {...error, line: 15}, warning]}, true],
  ['2 warnings', {here: [warning, {...warning, line: 15}]}, false],
  ['1 warning, 2 problems on other pages', {here: [warning], elsewhere}, false],
])('announces "%s", and is open if the page has errors', (text, grouped, isOpen) => {
  render(panelWith(grouped));

  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(summary()).toHaveTextContent(text);
  expect(summary()).toHaveAttribute('aria-expanded', String(isOpen));
});

it('is a tab without problems, stays open once it was opened, and leads elsewhere', async () => {
  const {unmount} = render(panelWith({}));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('link')).toBeNull();

  await user.click(screen.getByRole('button', {name: 'No problems'}));
  unmount();
  render(panelWith({elsewhere}));

  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['content/process.mdx', '/process']]);
});

it('says that the page isn’t shown as it is, and that the last check failed', () => {
  const failure = 'The check stopped working and was restarted.';
  render(panelWith({here: [error], isReplaced: true, failure}));

  expect(screen.getByText(/You don’t see the newest version of this page/)).toBeVisible();
  expect(screen.getByText(/this list can be out of date\. The check stopped/)).toBeVisible();
});

it('says when the server no longer runs, and keeps the focus in the list', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  render(panelWith({here: [{...error, unknownWord: 'zorbex'}]}));

  await user.click(screen.getByRole('button', {name: 'Add to dictionary'}));

  expect(screen.getByRole('status')).toHaveTextContent('The site isn’t running anymore.');
  expect(screen.getByRole('region', {name: 'What to fix'})).toHaveFocus();
});

it('forgets what it did when a tool changes files, such as to undo it', async () => {
  const message = 'Added “zorbex” to words.txt.';
  globalThis.fetch = jest.fn().mockResolvedValue({ok: true, json: () => ({message})});
  render(panelWith({here: [{...error, unknownWord: 'zorbex'}]}));
  await user.click(screen.getByRole('button', {name: 'Add to dictionary'}));
  expect(screen.getByRole('status')).toHaveTextContent(message);

  act(() => tellChange());

  expect(screen.getByRole('status')).toHaveTextContent('1 error');
  expect(panel()).not.toHaveTextContent(message);
});

it.each<[string, Partial<ProblemPanelProps>]>([
  ['No problems', {}],
  ['Checking…', {isChecked: false}],
  ['The last check failed', {isChecked: false, failure: 'It hangs.'}],
])('says %s, and nothing that it doesn’t know', (text, props) => {
  render(panelWith(props));

  expect(summary()).toHaveTextContent(new RegExp(`^▸ ${text}$`));
});

it('leads from a problem to its text', async () => {
  const open = jest.fn();
  openTextsWith(open);
  render(panelWith({here: [error, {...error, file: 'static/a.png'}]}));
  await user.click(screen.getByRole('button', {name: 'Edit this text'}));

  expect(open).toHaveBeenCalledWith({file: error.file, line: 14, column: 3});
});
