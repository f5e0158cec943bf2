/** @jest-environment node */
import type {Diagnostic} from '@sitekit/content-check';
import {groupByPage} from './groupByPage';

const addresses = {'index.mdx': '/preview/7/', 'about.mdx': '/preview/7/about'};
const diagnostics = (
  [
    ['about.mdx', 'warning'],
    ['site.yaml', 'warning'],
    ['site.yaml', 'error'],
    ['index.mdx', 'warning'],
    ['index.mdx', 'error'],
  ] as const
).map(([file, severity]): Diagnostic => ({file, line: 1, column: 1, severity, message: 'No.'}));

const inIndex = ['index.mdx error', 'index.mdx warning'];
const inRecord = ['site.yaml error', 'site.yaml warning'];

it.each([
  ['/preview/7/about', ['about.mdx warning', ...inRecord]],
  ['/preview/7/about/', ['about.mdx warning', ...inRecord]],
  ['/preview/7/', [...inIndex, ...inRecord]],
  ['/preview/7', [...inIndex, ...inRecord]],
  ['/elsewhere', inRecord],
])('lists on %s its problems, then those of records, errors first', (path, expected) => {
  const {here} = groupByPage({diagnostics, addresses}, path);

  expect(here.map(({file, severity}) => `${file} ${severity}`)).toEqual(expected);
});

it('counts the problems on other pages', () => {
  expect(groupByPage({diagnostics, addresses}, '/preview/7/about').elsewhere).toEqual([
    {file: 'index.mdx', address: '/preview/7/', count: 2},
  ]);
});
