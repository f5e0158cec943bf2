import {render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {Diagnostic} from '@sitekit/content-check';
import {fakeServer} from '../page/__fixtures__/fakeServer';
import {MarkObserver} from '../page/pointing/MarkObserver';
import type {PanelReport} from '../server/check/PanelReport';
import {askServer} from './askServer';
import {ProblemPanel} from './ProblemPanel';

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
const elsewhere: Diagnostic[] = [1, 2].map((line) => ({
  ...warning,
  file: 'content/process.mdx',
  line,
}));

const none: PanelReport = {
  contentFolder: 'content',
  isChecked: true,
  diagnostics: [],
  addresses: {'content/about.mdx': '/about', 'content/process.mdx': '/process'},
  replaced: [],
};
const observer = new MarkObserver(document);

function renderPanel(report: Partial<PanelReport>, answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer(answers);
  const {unmount} = render(
    <ProblemPanel
      report={{...none, ...report}}
      path="/about"
      session={server.session}
      observer={observer}
    />,
  );
  return {...server, unmount};
}
const panel = () => screen.getByRole('region', {name: 'Problems in content'});
const summary = () => within(panel()).getAllByRole('button')[0] as HTMLElement;
const announced = () => screen.getAllByRole('status')[0];

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  localStorage.clear();
});

it('shows a problem, how to fix it, the line, and where it is', () => {
  renderPanel({diagnostics: [error]});

  expect(within(panel()).getByRole('listitem')).toHaveTextContent(
    'Error: <Panel> is not closed.Add </Panel>.Edit this text<Panel tone="warm">content/about.mdx:14:3',
  );
});

it.each<[string, Partial<PanelReport>, boolean]>([
  ['1 error', {diagnostics: [error]}, true],
  ['2 errors, 1 warning', {diagnostics: [error, {...error, line: 15}, warning]}, true],
  ['2 warnings', {diagnostics: [warning, {...warning, line: 15}]}, false],
  ['1 warning, 2 problems on other pages', {diagnostics: [warning, ...elsewhere]}, false],
])('announces "%s", and is open if the page has errors', (text, report, isOpen) => {
  renderPanel(report);

  expect(announced()).toHaveTextContent(text);
  expect(summary()).toHaveTextContent(text);
  expect(summary()).toHaveAttribute('aria-expanded', String(isOpen));
});

it('is a tab without problems, stays open once it was opened, and leads elsewhere', async () => {
  const {unmount} = renderPanel({});
  expect(announced()).toBeEmptyDOMElement();
  expect(screen.queryByRole('link')).toBeNull();

  await user.click(screen.getByRole('button', {name: 'No problems'}));
  unmount();
  renderPanel({diagnostics: elsewhere});

  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['content/process.mdx', '/process']]);
});

it('says that the page isn’t shown as it is, and that the last check failed', () => {
  const failure = 'The check stopped working and was restarted.';
  renderPanel({diagnostics: [error], replaced: [error.file], failure});

  expect(screen.getByText(/You don’t see the newest version of this page/)).toBeVisible();
  expect(screen.getByText(/this list can be out of date\. The check stopped/)).toBeVisible();
});

it('says what was done, or why nothing was, and keeps the focus in the list', async () => {
  const addWord = jest.fn<{message: string} | Promise<never>, []>(() => ({
    message: 'Added “zorbex” to words.txt.',
  }));
  renderPanel({diagnostics: [{...error, unknownWord: 'zorbex'}]}, {addWord});
  const button = screen.getByRole('button', {name: 'Add to dictionary'});
  await user.click(button);
  expect(await screen.findByText('Added “zorbex” to words.txt.')).toBeVisible();
  expect(screen.getByRole('region', {name: 'What to fix'})).toHaveFocus();

  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  addWord.mockImplementation(() => askServer({address: '/', token: ''}, {}));
  await user.click(button);
  expect(await screen.findByText(/^The site isn’t running anymore\./)).toBeVisible();
});

it.each<[string, Partial<PanelReport>]>([
  ['No problems', {}],
  ['Checking…', {isChecked: false}],
  ['The last check failed', {isChecked: false, failure: 'It hangs.'}],
])('says %s, and nothing that it doesn’t know', (text, report) => {
  renderPanel(report);

  expect(summary()).toHaveTextContent(new RegExp(`^▸ ${text}$`));
});

it('leads from a problem to its text', async () => {
  const {session} = renderPanel({diagnostics: [error, {...error, file: 'static/a.png'}]});
  await user.click(screen.getByRole('button', {name: 'Edit this text'}));

  const opening = {action: 'openProblem', file: error.file, line: 14, column: 3};
  expect(session.get().dialog).toEqual({kind: 'edit', opening});
});
