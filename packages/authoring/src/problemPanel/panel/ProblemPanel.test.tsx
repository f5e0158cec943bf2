import {render, screen, within} from '@testing-library/react';
import type {ShownDiagnostic} from '../ContentReport';
import ProblemPanel from './ProblemPanel';
import type {SortedProblems} from './sortProblems';

const error: ShownDiagnostic = {
  file: 'docs-content/benefits.mdx',
  line: 14,
  column: 3,
  severity: 'error',
  message: 'The tag <Section> is not closed.',
  excerpt: '<Section layout="split">',
  hint: 'Add </Section>.',
};
const warning: ShownDiagnostic = {...error, message: 'There are 19 tools.', severity: 'warning'};
const elsewhere = [{file: 'docs-content/process.mdx', address: '/process', count: 2}];

const show = (problems: Partial<SortedProblems>) =>
  render(<ProblemPanel here={[]} elsewhere={[]} {...problems} />);
const panel = () => screen.getByRole('region', {name: 'Problems in docs-content'});

it('says where a problem is, what the line says, and how to mend it', () => {
  show({here: [error]});

  const problem = within(panel()).getByRole('listitem');
  for (const text of [
    'docs-content/benefits.mdx:14:3',
    'The tag <Section> is not closed.',
    '<Section layout="split">',
    'Add </Section>.',
  ]) {
    expect(within(problem).getByText(text)).toBeVisible();
  }
});

it.each<[string, Partial<SortedProblems>, boolean]>([
  ['1 problem', {here: [error]}, true],
  ['2 problems and 1 warning', {here: [error, error, warning]}, true],
  ['2 warnings', {here: [warning, warning]}, false],
  ['2 problems on other pages', {elsewhere}, false],
  ['1 warning, 2 problems on other pages', {here: [warning], elsewhere}, false],
])('sums up "%s", and is open when something has to be mended', (summary, problems, isOpen) => {
  show(problems);

  expect(screen.getByRole('status')).toHaveTextContent(summary);
  const details = within(panel()).getByRole('group');
  expect(within(details).getByText(summary).tagName).toBe('SUMMARY');
  expect((details as HTMLDetailsElement).open).toBe(isOpen);
});

it('leads to the other pages', () => {
  show({here: [error], elsewhere});

  expect(screen.getByRole('link', {name: 'docs-content/process.mdx'})).toHaveAttribute(
    'href',
    '/process',
  );
});

it('is not there when all is well, and announces what comes', () => {
  const {rerender} = show({});
  const status = screen.getByRole('status');

  expect(status).toBeEmptyDOMElement();
  expect(screen.queryByRole('region')).toBeNull();

  rerender(<ProblemPanel here={[error]} elsewhere={[]} />);
  expect(status).toHaveTextContent('1 problem');
});
