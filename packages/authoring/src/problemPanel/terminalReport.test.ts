/** @jest-environment node */
import type {QuotedDiagnostic} from './PanelReport';
import {terminalReport} from './terminalReport';

const diagnostic = (message: string, line = 1): QuotedDiagnostic => ({
  file: 'content/about.mdx',
  line,
  column: 1,
  severity: 'error',
  message,
  excerpt: '<Panel>',
});
const unclosed = diagnostic('`<Panel>` is not closed.');
const unknown = diagnostic('Unknown icon "rokcet".', 3);
const empty = diagnostic('`<Panel>` is empty.', 4);

const report = (before: QuotedDiagnostic[], after: QuotedDiagnostic[], useColor = false) =>
  terminalReport({contentFolder: 'content', diagnostics: before}, after, useColor);

it('prints new problems as the check does', () => {
  expect(report([unclosed], [unclosed, unknown, empty])).toBe(
    'content/about.mdx:3:1  error  Unknown icon "rokcet".\n  <Panel>\n\n' +
      'content/about.mdx:4:1  error  `<Panel>` is empty.\n  <Panel>',
  );
});

it('uses color on a terminal', () => {
  expect(report([], [unclosed], true)).toContain('\u001b[31merror\u001b[39m');
});

it('ignores a problem that only moved to another line', () => {
  expect(report([unclosed], [{...unclosed, line: 9}])).toBeUndefined();
});

it('prints nothing when there is no problem, as before', () => {
  expect(report([], [])).toBeUndefined();
});

it.each([
  [[], 'All problems in content are fixed.'],
  [[unclosed], '1 problem left in content.'],
  [[unclosed, unknown], '2 problems left in content.'],
])('counts what is left of three problems', (after, expected) => {
  expect(report([unclosed, unknown, empty], after)).toBe(expected);
});
