import {render, screen, within} from '@testing-library/react';
import type {QuotedDiagnostic} from '../PanelReport';
import type {GroupedDiagnostics} from './groupByPage';
import ProblemPanel from './ProblemPanel';

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

const panelWith = (grouped: Partial<GroupedDiagnostics>) => (
  <ProblemPanel contentFolder="content" here={[]} elsewhere={[]} {...grouped} />
);
const panel = () => screen.getByRole('region', {name: 'Problems in content'});

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

it.each<[string, Partial<GroupedDiagnostics>, boolean]>([
  ['1 error', {here: [error]}, true],
  ['2 errors and 1 warning', {here: [error, error, warning]}, true],
  ['2 warnings', {here: [warning, warning]}, false],
  ['2 problems on other pages', {elsewhere}, false],
  ['1 warning, 2 problems on other pages', {here: [warning], elsewhere}, false],
])('has the summary "%s", and is open if the page has errors', (summary, grouped, isOpen) => {
  render(panelWith(grouped));

  expect(screen.getByRole('status')).toHaveTextContent(summary);
  const details = within(panel()).getByRole('group');
  expect(within(details).getByText(summary).tagName).toBe('SUMMARY');
  expect((details as HTMLDetailsElement).open).toBe(isOpen);
});

it('links to other pages with problems', () => {
  render(panelWith({here: [error], elsewhere}));

  expect(screen.getByRole('link', {name: 'content/process.mdx'})).toHaveAttribute(
    'href',
    '/process',
  );
});

it('is hidden without problems, and announces new ones', () => {
  const {rerender} = render(panelWith({}));
  const status = screen.getByRole('status');

  expect(status).toBeEmptyDOMElement();
  expect(screen.queryByRole('region')).toBeNull();

  rerender(panelWith({here: [error]}));
  expect(status).toHaveTextContent('1 error');
});
