import type {Problem} from '../problem';
import {countProblems, formatReport} from './formats';

const error: Problem = {
  file: 'docs-content/benefits.mdx',
  line: 12,
  column: 5,
  message: 'There is no icon "rockett".',
  excerpt: '<Benefit icon="rockett">',
  mend: 'Did you mean "rocket"? All icons: npm run icons',
};
const warning: Problem = {
  file: 'docs-content/data/tools.yaml',
  line: 1,
  column: 1,
  severity: 'warning',
  message: 'The number of entries is 19: 100%, really.',
  fix: {start: 0, end: 1, text: ''},
};
const files = ['docs-content/benefits.mdx', 'docs-content/data/tools.yaml'];
const report = {files, problems: [error, warning]};

it('counts in words', () => {
  expect(countProblems([error])).toBe('1 error');
  expect(countProblems([error, error, warning])).toBe('2 errors and 1 warning');
});

describe('for people', () => {
  it('says where, what the line says, and the mend; then how many there are', () => {
    expect(formatReport('people', report, false)).toBe(
      `docs-content/benefits.mdx:12:5  error  There is no icon "rockett".
  <Benefit icon="rockett">
  Did you mean "rocket"? All icons: npm run icons

docs-content/data/tools.yaml:1:1  warning  The number of entries is 19: 100%, really.

2 files of docs-content checked: 1 error and 1 warning.
npm run check -- --fix mends 1 of them.`,
    );
  });

  it('is in colour on a terminal', () => {
    expect(formatReport('people', report, true)).toContain('\u001b[31merror\u001b[39m');
  });

  it('says when everything is in order', () => {
    expect(formatReport('people', {files, problems: []}, false)).toBe(
      '2 files of docs-content checked: everything is in order.',
    );
  });
});

it('for GitHub, annotates the lines, with the signs escaped that mean something to it', () => {
  expect(formatReport('github', report, false)).toBe(
    [
      '::error file=docs-content/benefits.mdx,line=12,col=5,title=There is no icon "rockett".::There is no icon "rockett".%0ADid you mean "rocket"? All icons: npm run icons',
      '::warning file=docs-content/data/tools.yaml,line=1,col=1,title=The number of entries is 19%3A 100%25%2C really.::The number of entries is 19: 100%25, really.',
    ].join('\n'),
  );
});

it('for programs, is JSON', () => {
  expect(JSON.parse(formatReport('json', report, false))).toEqual({
    files,
    problems: [
      {...error, severity: 'error', canBeFixed: false},
      {
        file: warning.file,
        line: 1,
        column: 1,
        message: warning.message,
        severity: 'warning',
        canBeFixed: true,
      },
    ],
  });
});
