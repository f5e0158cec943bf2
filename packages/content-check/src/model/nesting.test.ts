/** @jest-environment node */
import * as z from 'zod';
import {parseYaml} from '../records/parseYaml';
import {refuseDeepPages} from '../refuseDeepPages';
import {SourceFile} from '../SourceFile';
import {readPage} from './readPage';

const around = (count: number, before: string, after: string) =>
  `${before.repeat(count)}x${after.repeat(count)}\n`;
const indented = (count: number, indent: string, line: string, lead = '') =>
  Array.from({length: count}, (_, depth) => `${lead}${indent.repeat(depth)}${line}\n`).join('');

/** Writes something so many levels deep. */
const kinds: Readonly<Record<string, (depth: number) => string>> = {
  'tags on lines of their own': (depth) => around(depth, '<div>\n', '\n</div>'),
  'tags in a line': (depth) => around(depth, '<b>', '</b>'),
  'lists, indented by spaces': (depth) => indented(depth, '  ', '- a'),
  'lists, indented by tabs': (depth) => indented(depth, '\t', '- a'),
  'lists in a quote': (depth) => indented(depth - 1, '  ', '- a', '> '),
  'lists in a line': (depth) => around(depth, '- ', ''),
  'numbered lists in a line': (depth) => around(depth, '1. ', ''),
  quotes: (depth) => around(depth, '> ', ''),
  'quotes without spaces': (depth) => around(depth, '>', ''),
  'brackets in code': (depth) =>
    `{${around(depth - 1, '[', ']')
      .replace('x', '1')
      .trim()}}\n`,
  links: (depth) => around(depth, '[', '](/)'),
};

const tooDeep = "This is nested more than 50 levels deep, so the site can't be built.";

const read = (body: string) =>
  readPage(new SourceFile('docs/page.mdx', body), {contentFolder: 'docs'});

describe.each(Object.entries(kinds))('%s', (_, nested) => {
  it('can be 50 levels deep', () => {
    expect(read(nested(50)).problems.filter(({message}) => message === tooDeep)).toEqual([]);
  });

  it.each([51, 300])('are an error %d levels deep', (depth) => {
    const {problems} = read(`Words\n\n${nested(depth)}`);

    expect(problems.map(({message}) => message)).toEqual([tooDeep]);
    expect(problems[0]?.line).toBeGreaterThan(2);
  });
});

it.each([
  ['a code block', '~~~\n{}\n~~~\n'],
  ['code in a line', '`{}`\n'],
  ['a comment', '{/* {} */}\n'],
])('nothing is nested in %s', (_, around) => {
  expect(read(around.replace('{}', '<div>'.repeat(60))).problems).toEqual([]);
});

it('a divider is no list', () => {
  expect(read(`Words\n\n${'- '.repeat(60)}-\n`).problems).toEqual([]);
});

it('bold in italics in bold is an error as well', () => {
  const text = `${'*a _b '.repeat(100)}c${'_ d*'.repeat(100)}\n`;

  expect(read(text).problems.map(({message}) => message)).toEqual([tooDeep]);
});

it.each([
  ['lists in a line', `words: ${'['.repeat(1000)}${']'.repeat(1000)}\n`],
  ['groups of fields in a line', `words: ${'{a: '.repeat(1000)}1${'}'.repeat(1000)}\n`],
  ['entries', `words:\n  ${'- '.repeat(1000)}a\n`],
])('YAML with 1,000 %s inside of each other is an error', (_, yaml) => {
  const {problems} = parseYaml(z.unknown(), new SourceFile('words.yaml', yaml));

  expect(problems.map(({message}) => message)).toEqual([tooDeep]);
});

it('a build without a check stops at the line of such a page', () => {
  const read = refuseDeepPages('/site');
  const filePath = '/site/docs/page.mdx';

  expect(read({filePath, fileContent: 'Words\n'})).toBe('Words\n');
  expect(() => read({filePath, fileContent: `Words\n\n${'<b>\n'.repeat(51)}`})).toThrow(
    'docs/page.mdx:53:1  error  This is nested',
  );
});
