/** @jest-environment node */
import type {ShownDiagnostic} from '../ContentReport';
import {sortProblems} from './sortProblems';

const pages = {
  'docs-content/index.mdx': '/preview/7/',
  'docs-content/benefits.mdx': '/preview/7/benefits',
};
const problem = (
  file: string,
  severity: ShownDiagnostic['severity'] = 'error',
): ShownDiagnostic => ({
  file: `docs-content/${file}`,
  line: 1,
  column: 1,
  message: `In ${file}.`,
  severity,
});
const record = problem('data/site.yaml');
const onHome = problem('index.mdx');
const inBenefits = problem('benefits.mdx');

const messagesAt = (path: string, problems: ShownDiagnostic[]) =>
  sortProblems({diagnostics: problems, pages}, path).here.map(({message, severity}) =>
    severity === 'warning' ? `warning: ${message}` : message,
  );

it.each(['/preview/7/benefits', '/preview/7/benefits/'])('shows on %s what is of it', (path) => {
  expect(messagesAt(path, [onHome, inBenefits])).toEqual(['In benefits.mdx.']);
});

it.each(['/preview/7/', '/preview/7'])('shows on %s what is of it', (path) => {
  expect(messagesAt(path, [onHome, inBenefits])).toEqual(['In index.mdx.']);
});

it('shows on every page what has no address, such as a record', () => {
  expect(messagesAt('/elsewhere', [record, onHome, problem('_not-found.mdx')])).toEqual([
    'In data/site.yaml.',
    'In _not-found.mdx.',
  ]);
});

it('begins with errors, and among these with those of the page', () => {
  const warnings = [problem('data/tools.yaml', 'warning'), problem('index.mdx', 'warning')];

  expect(messagesAt('/preview/7/', [...warnings, record, onHome])).toEqual([
    'In index.mdx.',
    'In data/site.yaml.',
    'warning: In index.mdx.',
    'warning: In data/tools.yaml.',
  ]);
});

it('counts what is on other pages', () => {
  const {elsewhere} = sortProblems(
    {diagnostics: [onHome, inBenefits, inBenefits, record], pages},
    '/',
  );

  expect(elsewhere).toEqual([
    {file: 'docs-content/index.mdx', address: '/preview/7/', count: 1},
    {file: 'docs-content/benefits.mdx', address: '/preview/7/benefits', count: 2},
  ]);
  expect(sortProblems({diagnostics: [onHome], pages}, '/preview/7/').elsewhere).toEqual([]);
});
