import {SourceFile} from './SourceFile';

it('tells line and column of a place, and what the line says', () => {
  const file = new SourceFile('docs-content/a.mdx', 'One\r\n  two three\r\nfour');

  expect(file.problem(file.text.indexOf('three'), {message: 'Three!'})).toEqual({
    file: 'docs-content/a.mdx',
    line: 2,
    column: 7,
    excerpt: 'two three',
    message: 'Three!',
  });
});

it.each([
  ['the end', 'One\ntwo', 7, 2, 'two'],
  ['the end of a line', 'One\ntwo', 3, 1, 'One'],
  ['the start of a line', 'One\ntwo', 4, 2, 'two'],
  ['the start', 'One\ntwo', 0, 1, 'One'],
  ['beyond the end', 'One', 99, 1, 'One'],
  ['an empty file', '', 0, 1, ''],
])('knows the line at %s', (_where, text, offset, line, excerpt) => {
  expect(new SourceFile('a', text).problem(offset, {message: ''})).toMatchObject({line, excerpt});
});

it('does not count a byte-order mark, and keeps it', () => {
  const file = new SourceFile('a', '\uFEFFOne');

  expect(file.problem(0, {message: ''})).toMatchObject({line: 1, column: 1});
  expect(file.contentsWith('Two')).toBe('\uFEFFTwo');
});

describe('of a long line, says the part that a problem is about:', () => {
  const words = 'one two three four five six seven eight nine ten '.repeat(5).trim();
  const excerptAt = (offset: number) =>
    new SourceFile('a', `  ${words}`).problem(offset, {message: ''}).excerpt ?? '';

  it.each([
    ['the beginning', 2, /^one two.*…$/, 'one'],
    ['the middle', 2 + words.indexOf('six', 120), /^….*…$/, 'six'],
    ['the end', 2 + words.lastIndexOf('ten'), /^….* nine ten$/, 'ten'],
  ])('%s', (_part, offset, pattern, word) => {
    expect(excerptAt(offset)).toHaveLength(100);
    expect(excerptAt(offset)).toMatch(pattern);
    expect(excerptAt(offset)).toContain(word);
  });
});
