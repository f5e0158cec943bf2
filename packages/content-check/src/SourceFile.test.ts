/** @jest-environment node */
import {SourceFile} from './SourceFile';

it('turns an offset into a line and a column', () => {
  const file = new SourceFile('docs-content/a.mdx', 'One\r\n  two three\r\nfour');
  const diagnostic = file.diagnostic(file.text.indexOf('three'), {message: 'Three!'});

  expect(diagnostic).toEqual({
    file: 'docs-content/a.mdx',
    line: 2,
    column: 7,
    severity: 'error',
    message: 'Three!',
  });
  expect(file.excerpt(diagnostic)).toBe('two three');
});

it.each([
  ['the end', 'One\ntwo', 7, 2, 'two'],
  ['the end of a line', 'One\ntwo', 3, 1, 'One'],
  ['the start of a line', 'One\ntwo', 4, 2, 'two'],
  ['the start', 'One\ntwo', 0, 1, 'One'],
  ['an offset beyond the end', 'One', 99, 1, 'One'],
  ['an empty file', '', 0, 1, undefined],
])('finds the line at %s', (_where, text, offset, line, excerpt) => {
  const file = new SourceFile('a', text);
  const diagnostic = file.diagnostic(offset, {message: ''});

  expect(diagnostic.line).toBe(line);
  expect(file.excerpt(diagnostic)).toBe(excerpt);
});

it.each([
  ['a.mdx', '---', undefined],
  ['a.yaml', '# tools', undefined],
  ['a.mdx', '# Tools', '# Tools'],
])('quotes of %s the line %j as %j', (path, line, excerpt) => {
  expect(new SourceFile(path, line).excerpt({line: 1, column: 1})).toBe(excerpt);
});

it('keeps a byte-order mark, and does not count it', () => {
  const file = new SourceFile('a', '\uFEFFOne');

  expect(file.diagnostic(0, {message: ''})).toMatchObject({line: 1, column: 1});
  expect(file.contentsWith('Two')).toBe('\uFEFFTwo');
});

describe('the excerpt of a long line', () => {
  const words = 'one two three four five six seven eight nine ten '.repeat(5).trim();
  const file = new SourceFile('a', `  ${words}`);

  it.each([
    ['the beginning', 2, /^one two.*…$/, 'one'],
    ['the middle', 2 + words.indexOf('six', 120), /^….*…$/, 'six'],
    ['the end', 2 + words.lastIndexOf('ten'), /^….* nine ten$/, 'ten'],
  ])('shows a problem at %s', (_part, offset, pattern, word) => {
    const excerpt = file.excerpt(file.diagnostic(offset, {message: ''}));

    expect(excerpt).toHaveLength(100);
    expect(excerpt).toMatch(pattern);
    expect(excerpt).toContain(word);
  });
});
