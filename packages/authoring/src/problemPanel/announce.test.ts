/** @jest-environment node */
import type {ShownDiagnostic} from './ContentReport';
import {announce} from './announce';

const problem = (message: string, line = 1): ShownDiagnostic => ({
  file: 'docs-content/benefits.mdx',
  line,
  column: 1,
  severity: 'error',
  message,
  excerpt: '<Section>',
});
const open = problem('The tag is not closed.');
const unknown = problem('There is no icon "rokcet".', 3);

it('prints what is new, in the words of the check', () => {
  expect(announce([open], [open, unknown, problem('It is empty.', 4)])).toBe(
    'docs-content/benefits.mdx:3:1  error  There is no icon "rokcet".\n  <Section>\n\n' +
      'docs-content/benefits.mdx:4:1  error  It is empty.\n  <Section>',
  );
});

it('is in colour on a terminal', () => {
  expect(announce([], [open], true)).toContain('\u001b[31merror\u001b[39m');
});

it('says nothing of a problem that a new line above has moved', () => {
  expect(announce([open], [problem(open.message, 9)])).toBeUndefined();
});

it('says nothing when nothing is wrong, and nothing was', () => {
  expect(announce([], [])).toBeUndefined();
});

it.each([
  [[], 'All problems in docs-content are mended.'],
  [[open], '1 problem is left in docs-content.'],
  [[open, unknown], '2 problems are left in docs-content.'],
])('says how many are left of three', (now, expected) => {
  expect(announce([open, unknown, problem('It is empty.')], now)).toBe(expected);
});
