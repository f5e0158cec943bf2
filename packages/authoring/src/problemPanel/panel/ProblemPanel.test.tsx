import {act, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {QuotedDiagnostic} from '../PanelReport';
import {addPanelTool} from './panelTools';
import ProblemPanel from './ProblemPanel';
import type {ProblemPanelProps} from './ProblemPanel';

const error: QuotedDiagnostic = {
  file: 'content/about.mdx',
  line: 14,
  column: 3,
  severity: 'error',
  message: '<Panel> is not closed.',
  excerpt: '<Panel tone="warm">',
  hint: 'Add </Panel>.',
};
const warning: QuotedDiagnostic = {...error, message: 'There are 19 tools.', severity: 'warning'};
const elsewhere = [{file: 'content/process.mdx', address: '/process', count: 2}];

const rest = {
  contentFolder: 'content',
  isChecked: true,
  endpoint: {address: '/__authoring', token: 'secret'},
  gallery: '/gallery',
  canFixAll: false,
  isLastGood: false,
};
const panelWith = (props: Partial<ProblemPanelProps>) => (
  <ProblemPanel {...rest} here={[]} elsewhere={[]} {...props} />
);
const panel = () => screen.getByRole('region', {name: 'Problems in content'});
const details = () => within(panel()).getByRole<HTMLDetailsElement>('group');

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

  const problem = within(panel()).getByRole('listitem');
  for (const text of [
    'content/about.mdx:14:3',
    '<Panel> is not closed.',
    '<Panel tone="warm">',
    'Add </Panel>.',
  ]) {
    expect(within(problem).getByText(text)).toBeVisible();
  }
});

it.each<[string, Partial<ProblemPanelProps>, boolean]>([
  ['1 error', {here: [error]}, true],
  ['2 errors and 1 warning', {here: [error, {...error, line: 15}, warning]}, true],
  ['2 warnings', {here: [warning, {...warning, line: 15}]}, false],
  ['2 problems on other pages', {elsewhere}, false],
  ['1 warning, 2 problems on other pages', {here: [warning], elsewhere}, false],
])('has the summary "%s", and is open if the page has errors', (summary, grouped, isOpen) => {
  render(panelWith(grouped));

  expect(screen.getByRole('status')).toHaveTextContent(summary);
  expect(within(details()).getByText(summary).tagName).toBe('SUMMARY');
  expect(details().open).toBe(isOpen);
});

it('links to other pages with problems, and to the gallery', () => {
  render(panelWith({here: [error], elsewhere}));

  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['content/process.mdx', '/process'],
    ['Components and icons', '/gallery'],
  ]);
});

it('is a tab without problems, and announces new ones', () => {
  const {rerender} = render(panelWith({}));
  const status = screen.getByRole('status');

  expect(status).toBeEmptyDOMElement();
  expect(within(details()).getByText('No problems')).toBeVisible();
  expect(details().open).toBe(false);

  rerender(panelWith({here: [error]}));
  expect(status).toHaveTextContent('1 error');
});

it('says that the page is shown as it was', () => {
  render(panelWith({here: [error], isLastGood: true}));

  expect(screen.getByText(/You see this page as it was before its errors/)).toBeVisible();
});

it.each<[string, object]>([
  [
    'Use “coins”',
    {
      action: 'fix',
      problem: {file: 'content/about.mdx', line: 14, column: 3, message: error.message},
      text: 'coins',
    },
  ],
  ['Add to dictionary', {action: 'addWord', word: 'coinz'}],
  ['Open in editor', {action: 'open', file: 'content/about.mdx', line: 14, column: 3}],
  ['Fix all safe ones', {action: 'fixAll'}],
])('asks the server when "%s" is pressed, and says what it answers', async (name, request) => {
  const choices = [{replacement: 'coins', text: 'coins'}];
  render(
    panelWith({
      here: [{...error, choices, unknownWord: 'coinz'}],
      canFixAll: true,
    }),
  );

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
  render(panelWith({canFixAll: true, here: [error]}));
  const undo = () => screen.queryByRole('button', {name: 'Undo'});
  expect(undo()).not.toBeInTheDocument();

  answers.mockResolvedValueOnce({json: () => ({message: 'Fixed 1 problem.', canUndo: true})});
  await user.click(screen.getByRole('button', {name: 'Fix all safe ones'}));
  answers.mockResolvedValueOnce({json: () => ({message: 'Undone.', canUndo: false})});
  await user.click(screen.getByRole('button', {name: 'Undo'}));

  expect(answers.mock.lastCall?.[1].body).toBe(JSON.stringify({action: 'undo'}));
  expect(undo()).not.toBeInTheDocument();
});

it('says that the last check failed', () => {
  render(panelWith({failure: 'The check stopped working and was restarted.', here: [error]}));

  expect(screen.getByText(/this list can be out of date\. The check stopped/)).toBeVisible();
});

it('stays where it was moved to, and minimized, after a reload', async () => {
  const {unmount} = render(panelWith({here: [error]}));
  await user.click(screen.getByRole('button', {name: 'Move to the top left'}));
  await user.click(screen.getByText('1 error', {selector: 'summary'}));
  unmount();
  render(panelWith({here: [error]}));

  expect(panel()).toHaveAttribute('data-corner', 'top left');
  expect(details().open).toBe(false);
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
