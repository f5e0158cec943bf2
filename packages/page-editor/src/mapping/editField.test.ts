/** @jest-environment node */
import type {Value} from '../protocol';
import {config, fileWith} from './__fixtures__/config';
import {applyEdits} from './applyEdits';
import {sameYaml} from './sameYaml';
import {needPage} from './yaml';

const editField = (contents: string, path: (string | number)[], value: Value): string =>
  applyEdits(
    fileWith(contents, 'content/data/words.yaml'),
    [{target: {kind: 'field', path}, value}],
    config,
  );

it.each<[string, string, (string | number)[], Value, string]>([
  ['keeps plain text and comments', 'a: b # c\n', ['a'], 'd', 'a: d # c\n'],
  ['adds quotes where YAML needs them', "x: 'y'\na: b\n", ['a'], 'b: c', "x: 'y'\na: 'b: c'\n"],
  ['keeps double quotes and escapes', 'a: "\\u00e9 b"\n', ['a'], 'é c"', 'a: "\\u00e9 c\\""\n'],
  ['writes in maps in braces', '- {a: b, c: /}\n', [0, 'a'], 'x, y', '- {a: "x, y", c: /}\n'],
  ['keeps folded text', 'a: >-\n  one\n  two\n', ['a'], 'one three', 'a: >-\n  one\n  three\n'],
  [
    'keeps the lines of folded text after a space',
    'a: >-\n  zero\n  one \n\n  two\n',
    ['a'],
    'zero one\ntwo',
    'a: >-\n  zero\n  one\n\n  two\n',
  ],
  [
    'adds lines to literal text',
    'a: |\n  one\nb: c\n',
    ['a'],
    'one\n\ntwo',
    'a: |\n  one\n\n  two\nb: c\n',
  ],
  ['quotes what would be a number', 'a: b\n', ['a'], '12', 'a: "12"\n'],
  ['writes yes and no', 'a: true\n', ['a'], false, 'a: false\n'],
  ['fills an empty field', 'a:\nb: c\n', ['a'], 'd', 'a: d\nb: c\n'],
  ['adds a field', '- a: b # c\n- d: e\n', [0, 'f'], 'g', '- a: b # c\n  f: g\n- d: e\n'],
  ['removes a field', 'a: b\nc: d\n', ['c'], undefined, 'a: b\n'],
  ['keeps line endings', 'a: b\r\nc: d\r\n', ['e'], 'f', 'a: b\r\nc: d\r\ne: f\r\n'],
])('%s', (_name, before, path, value, after) => {
  expect(editField(before, path, value)).toBe(after);
});

it('can’t end front matter', () => {
  const before = '---\ntitle: a\ndescription: >-\n  b\n---\n\n# c\n';
  const target = {kind: 'field', path: ['description']} as const;
  const after = applyEdits(fileWith(before), [{target, value: 'b\n---\n# d'}], config);
  expect(after).toContain('\n---\n\n# c\n');
  expect(needPage(fileWith(after), config).frontMatter.data).toEqual({
    title: 'a',
    description: 'b\n---\n# d',
  });
});

it('doesn’t write over a mistake', () => {
  expect(() => editField('a: "b\n', ['a'], 'c')).toThrow('has a mistake');
});

it('tells when another field reads differently', () => {
  const record = (text: string) => fileWith(text, 'content/data/words.yaml');
  const isSame = (after: string) =>
    sameYaml(record('a: b\nc: d\n'), record(after), config, {path: ['a'], value: 'x'});
  expect(isSame('a: x\nc: d\n')).toBe(true);
  expect(isSame('a: x\nc: e\n')).toBe(false);
});
