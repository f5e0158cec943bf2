/** @jest-environment node */
import type {Diagnostic} from '@sitekit/content-check';
import {groupByPage} from './groupByPage';

const addresses = {
  'content/index.mdx': '/preview/7/',
  'content/about.mdx': '/preview/7/about',
};
const diagnosticIn = (file: string, severity: Diagnostic['severity'] = 'error'): Diagnostic => ({
  file: `content/${file}`,
  line: 1,
  column: 1,
  severity,
  message: `In ${file}.`,
});
const inRecord = diagnosticIn('data/site.yaml');
const inIndex = diagnosticIn('index.mdx');
const inAbout = diagnosticIn('about.mdx');

const messagesAt = (path: string, diagnostics: Diagnostic[]) =>
  groupByPage({diagnostics, addresses}, path).here.map(
    ({message, severity}) => `${severity}: ${message}`,
  );

it.each([
  ['/preview/7/about', 'about.mdx'],
  ['/preview/7/about/', 'about.mdx'],
  ['/preview/7/', 'index.mdx'],
  ['/preview/7', 'index.mdx'],
])('shows on %s what is in %s', (path, file) => {
  expect(messagesAt(path, [inIndex, inAbout])).toEqual([`error: In ${file}.`]);
});

it('shows on every page what is in a file without an address, such as a record', () => {
  expect(messagesAt('/elsewhere', [inRecord, inIndex, diagnosticIn('_not-found.mdx')])).toEqual([
    'error: In data/site.yaml.',
    'error: In _not-found.mdx.',
  ]);
});

it('lists the problems of the page first, and errors before warnings', () => {
  const warnings = [
    diagnosticIn('data/tools.yaml', 'warning'),
    diagnosticIn('index.mdx', 'warning'),
  ];

  expect(messagesAt('/preview/7/', [...warnings, inRecord, inIndex])).toEqual([
    'error: In index.mdx.',
    'warning: In index.mdx.',
    'error: In data/site.yaml.',
    'warning: In data/tools.yaml.',
  ]);
});

it('counts the problems on other pages', () => {
  const elsewhereAt = (path: string, diagnostics: Diagnostic[]) =>
    groupByPage({diagnostics, addresses}, path).elsewhere;

  expect(elsewhereAt('/', [inIndex, inAbout, inAbout, inRecord])).toEqual([
    {file: 'content/index.mdx', address: '/preview/7/', count: 1},
    {file: 'content/about.mdx', address: '/preview/7/about', count: 2},
  ]);
  expect(elsewhereAt('/preview/7/', [inIndex])).toEqual([]);
});
