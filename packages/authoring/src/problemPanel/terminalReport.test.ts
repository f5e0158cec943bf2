/** @jest-environment node */
import type {QuotedDiagnostic} from './PanelReport';
import {terminalReport} from './terminalReport';

const unknown: QuotedDiagnostic = {
  file: 'content/about.mdx',
  line: 3,
  column: 1,
  severity: 'error',
  message: 'Unknown icon "rokcet".',
  hint: 'Try "rocket".',
  excerpt: '<Panel icon="rokcet">',
};

it('explains problems as the check does, between lines that editors look for', () => {
  expect(terminalReport('content', [unknown])).toBe(
    'Checked content:\n' +
      'content/about.mdx:3:1  error  Unknown icon "rokcet".\n' +
      '  <Panel icon="rokcet">\n  Try "rocket".\n' +
      'In content: 1 error.',
  );
  expect(terminalReport('content', [])).toBe('Checked content:\nIn content: no problems.');
});

it('uses color on a terminal', () => {
  expect(terminalReport('content', [unknown], true)).toContain('\u001b[31merror\u001b[39m');
});
