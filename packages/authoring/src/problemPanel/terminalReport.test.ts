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
const unknown = {...diagnostic('Unknown icon "rokcet".', 3), hint: 'Try "rocket".'};

const report = (
  before: QuotedDiagnostic[] | undefined,
  after: QuotedDiagnostic[],
  useColor = false,
) => terminalReport('content', before, after, useColor);

it('explains new problems as the check does, and lists the others', () => {
  expect(report([unclosed], [unclosed, unknown])).toBe(
    'Checked content:\n' +
      'content/about.mdx:1:1  error  `<Panel>` is not closed.\n' +
      'content/about.mdx:3:1  error  Unknown icon "rokcet".\n  <Panel>\n  Try "rocket".\n' +
      'In content: 2 errors.',
  );
});

it('uses color on a terminal', () => {
  expect(report([], [unclosed], true)).toContain('\u001b[31merror\u001b[39m');
});

it('lists a problem that moved to another line without explaining it again', () => {
  expect(report([unknown], [{...unknown, line: 9}])).toBe(
    'Checked content:\ncontent/about.mdx:9:1  error  Unknown icon "rokcet".\nIn content: 1 error.',
  );
});

it('says when there are no problems, at first and when the last one is fixed', () => {
  const nothing = 'Checked content:\nIn content: no problems.';

  expect(report(undefined, [])).toBe(nothing);
  expect(report([unclosed], [])).toBe(nothing);
});

it('prints nothing when nothing has changed', () => {
  expect(report([], [])).toBeUndefined();
  expect(report([unclosed], [unclosed])).toBeUndefined();
});
