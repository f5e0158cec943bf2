/** @jest-environment node */
import {SourceFile} from '../SourceFile';
import {formatForGitHub, formatReport} from './run';

const page = new SourceFile('docs-content/benefits.mdx', '\n<Benefit icon="rockett">\n');
const record = new SourceFile('docs-content/data/tools.yaml', '# The tools');
const error = page.diagnostic({
  offset: 10,
  message: 'The icon "rockett" doesn\'t exist.',
  hint: 'Did you mean "rocket"? All icons: npm run icons',
});
const warning = record.diagnostic({
  offset: 0,
  severity: 'warning',
  message: 'There are now 19 tools: 100%, really.',
  fix: {start: 0, end: 1, text: ''},
});
const sources = [page, record];
const report = {sources, diagnostics: [error, warning], reminders: []};

describe('a report', () => {
  it('has the place, the excerpt and the hint of each diagnostic, then their number', () => {
    expect(formatReport(report, false)).toBe(
      `docs-content/benefits.mdx:2:10  error  The icon "rockett" doesn't exist.
  <Benefit icon="rockett">
  Did you mean "rocket"? All icons: npm run icons

docs-content/data/tools.yaml:1:1  warning  There are now 19 tools: 100%, really.

2 files checked: 1 error and 1 warning.
To fix 1 of them, run: npm run check -- --fix`,
    );
  });

  it('uses color on a terminal', () => {
    expect(formatReport(report, true)).toContain('\u001b[31merror\u001b[39m');
  });

  it('ends with what the owner has to know', () => {
    expect(formatReport({...report, reminders: ['No one gets them.']}, false)).toMatch(
      /npm run check -- --fix\n\nRemember: No one gets them\.$/,
    );
  });
});

it('annotates lines for GitHub: the message is the title, the hint the body', () => {
  expect(formatForGitHub(report)).toBe(
    [
      '::error file=docs-content/benefits.mdx,line=2,col=10,title=The icon "rockett" doesn\'t exist.::Did you mean "rocket"? All icons: npm run icons',
      '::warning file=docs-content/data/tools.yaml,line=1,col=1,title=There are now 19 tools%3A 100%25%2C really.::There are now 19 tools: 100%25, really.',
    ].join('\n'),
  );
});

it('escapes characters that GitHub would interpret', () => {
  const diagnostic = page.diagnostic({offset: 0, message: 'One: 100%, two.', hint: 'A: 100%,\nB'});

  expect(formatForGitHub({sources, diagnostics: [diagnostic], reminders: []})).toBe(
    '::error file=docs-content/benefits.mdx,line=1,col=1,title=One%3A 100%25%2C two.::A: 100%25, B',
  );
});
