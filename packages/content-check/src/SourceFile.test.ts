/** @jest-environment node */
import {SourceFile} from './SourceFile';

it.each([
  ['the end', 'One\ntwo', 7, 2, 'two'],
  ['the end of a line', 'One\ntwo', 3, 1, 'One'],
  ['the start of a line', 'One\ntwo', 4, 2, 'two'],
  ['an offset beyond the end', 'One', 99, 1, 'One'],
  ['an empty file', '', 0, 1, undefined],
])('finds the line at %s', (_where, text, offset, line, excerpt) => {
  const diagnostic = new SourceFile('a', text).diagnostic({offset, message: ''});

  expect(diagnostic.line).toBe(line);
  expect(diagnostic.excerpt).toBe(excerpt);
});

it.each([
  ['a.mdx', '---', undefined],
  ['a.yaml', '# tools', undefined],
  ['a.mdx', '# Tools', '# Tools'],
])('quotes of %s the line %j as %j', (path, line, excerpt) => {
  expect(new SourceFile(path, line).diagnostic({offset: 0, message: ''}).excerpt).toBe(excerpt);
});

it('keeps a byte-order mark, and does not count it', () => {
  const file = new SourceFile('a', '\uFEFFOne');

  expect(file.diagnostic({offset: 0, message: ''})).toMatchObject({line: 1, column: 1});
  expect(file.contentsWith('Two')).toBe('\uFEFFTwo');
});

it.each([
  ['the beginning', 'one', /^one two.*…$/],
  ['the middle', '125', /^….*125.*…$/],
  ['the end', 'ten', /^….* nine ten$/],
])('shows a problem at %s of a long line', (_part, word, pattern) => {
  const words = 'one two three four five six seven eight nine '.repeat(5);
  const text = `  ${words}125 ${words}ten`;
  const {excerpt} = new SourceFile('a', text).diagnostic({offset: text.indexOf(word), message: ''});

  expect(excerpt?.replaceAll('…', '')).toHaveLength(100);
  expect(excerpt).toMatch(pattern);
});

it('quotes no whole pages in a message and a hint', () => {
  const long = `"${'word '.repeat(1000)}" is read as code.`;
  const {message, hint} = new SourceFile('a', '').diagnostic({
    offset: 0,
    message: long,
    hint: long,
  });

  expect(message).toMatch(/^"word .* … .* is read as code\.$/);
  expect(Math.max(message.length, hint?.length ?? 0)).toBeLessThan(310);
});
