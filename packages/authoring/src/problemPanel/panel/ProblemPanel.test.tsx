import {act, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {Diagnostic} from '@sitekit/content-check';
import {addPanelTool} from './panelTools';
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

const suggestions = [{start: 0, end: 5, text: 'coins'}];
const fixable = {...error, fix: {start: 0, end: 5, text: '</Panel>'}, suggestions};

const rest = {
  contentFolder: 'content',
  isChecked: true,
  endpoint: {address: '/__authoring', token: 'secret'},
  gallery: '/gallery',
  isLastGood: false,
};
const panelWith = (props: Partial<ProblemPanelProps>) => (
  <ProblemPanel {...rest} here={[]} elsewhere={[]} {...props} />
);
const panel = () => screen.getByRole('region', {name: 'Problems in content'});
const summary = () => within(panel()).getAllByRole('button')[0] as HTMLElement;

let user: ReturnType<typeof userEvent.setup>;
const answers = jest.fn<Promise<{json: () => unknown}>, [string, RequestInit]>();
beforeEach(() => {
  user = userEvent.setup();
  localStorage.clear();
  answers.mockReset().mockResolvedValue({json: () => ({message: 'It’s done.'})});
  globalThis.fetch = answers as unknown as typeof fetch;
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
  ).toEqual([
    ['content/process.mdx', '/process'],
    ['Components and icons', '/gallery'],
  ]);
});

it('says that the page is shown as it was, and that the last check failed', () => {
  const failure = 'The check stopped working and was restarted.';
  render(panelWith({here: [error], isLastGood: true, failure}));

  expect(screen.getByText(/You see this page as it was before its errors/)).toBeVisible();
  expect(screen.getByText(/this list can be out of date\. The check stopped/)).toBeVisible();
});

const problem = {file: 'content/about.mdx', line: 14, column: 3, message: error.message};

it.each<[string, object]>([
  ['Fix', {action: 'fix', problem, text: '</Panel>'}],
  ['Use “coins”', {action: 'fix', problem, text: 'coins'}],
  ['Add to dictionary', {action: 'addWord', word: 'coinz'}],
  ['Open in editor', {action: 'open', file: 'content/about.mdx', line: 14, column: 3}],
])('asks the server when "%s" is pressed, and says what it answers', async (name, request) => {
  render(panelWith({here: [{...fixable, unknownWord: 'coinz'}]}));

  await user.click(screen.getByRole('button', {name}));

  const [[address, {headers, body}]] = answers.mock.calls as [[string, RequestInit]];
  expect([address, headers, JSON.parse(body as string)]).toEqual([
    '/__authoring',
    {'content-type': 'application/json', 'x-authoring-token': 'secret'},
    request,
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('It’s done.');
  expect(screen.getByRole('region', {name: 'What to fix'})).toHaveFocus();
});

it('undoes what it did, as long as the server can', async () => {
  render(panelWith({here: [fixable]}));
  const undo = () => screen.queryByRole('button', {name: 'Undo'});
  expect(undo()).not.toBeInTheDocument();

  answers.mockResolvedValueOnce({json: () => ({message: 'Fixed 1 problem.', canUndo: true})});
  await user.click(screen.getByRole('button', {name: 'Fix'}));
  answers.mockResolvedValueOnce({json: () => ({message: 'Undone.', canUndo: false})});
  await user.click(screen.getByRole('button', {name: 'Undo'}));

  expect(answers.mock.lastCall?.[1].body).toBe(JSON.stringify({action: 'undo'}));
  expect(undo()).not.toBeInTheDocument();
});

it('shows the tools of other client modules, until they are removed', () => {
  render(panelWith({}));
  let remove = () => {};
  act(() => {
    remove = addPanelTool(<button type="button">Edit</button>);
  });
  expect(within(panel()).getByRole('button', {name: 'Edit'})).toBeVisible();

  act(() => remove());
  expect(within(panel()).queryByRole('button', {name: 'Edit'})).toBeNull();
});
