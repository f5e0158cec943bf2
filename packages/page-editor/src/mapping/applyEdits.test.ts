/** @jest-environment node */
import type {Value} from '../protocol';
import {config, fileWith} from './__fixtures__/config';
import {applyEdits} from './applyEdits';
import {findProse} from './pieces';
import type {Target, TargetEdit} from './Target';
import {needPage} from './yaml';

/** The piece of prose or the prop at the first occurrence of a text. */
function targetAt(contents: string, text: string, path?: string): Target {
  const file = fileWith(contents, path);
  const target = findProse(needPage(file, config), file.text.indexOf(text));
  if (!target) {
    throw new Error(`There is no prose at ${text}.`);
  }
  return target;
}

const apply = (contents: string, ...edits: TargetEdit[]): string =>
  applyEdits(fileWith(contents), edits, config);

const editProse = (contents: string, at: string, value: string): string =>
  apply(contents, {target: targetAt(contents, at), value});

const editProp = (contents: string, name: string, value: Value): string =>
  apply(contents, {target: {kind: 'prop', element: contents.indexOf('<'), name}, value});

describe('prose', () => {
  it.each([
    ['a heading', '## Old {/* #a */}\n', 'Old', 'New *one*', '## New *one* {/* #a */}\n'],
    ['a closed heading', '## Old ##\n', 'Old', 'New', '## New ##\n'],
    ['a heading with a line below', 'Old\n===\n', 'Old', 'New', 'New\n===\n'],
    [
      'a table cell',
      '| a | b |\n| - | - |\n| c | d |\n',
      'c',
      'x | y',
      '| a | b |\n| - | - |\n| x \\| y | d |\n',
    ],
    ['a list', '> - a\n>   - b\n', 'a', '- a\n- c', '> - a\n> - c\n'],
    [
      'code',
      '<Box>\n  ```js\n  a\n  ```\n</Box>\n',
      '```',
      'a\n\n  b',
      '<Box>\n  ```js\n  a\n\n    b\n  ```\n</Box>\n',
    ],
    [
      'the title of a box',
      ':::note[Old]\n\na\n\n:::\n',
      'Old',
      'New',
      ':::note[New]\n\na\n\n:::\n',
    ],
    [
      'a component on a line',
      '<Chip to="/">Old</Chip>\n<Chip to="/">b</Chip>\n',
      'Old',
      'New',
      '<Chip to="/">New</Chip>\n<Chip to="/">b</Chip>\n',
    ],
    ['a footnote', 'a[^1]\n\n[^1]: Old\n', 'Old', 'New\nline', 'a[^1]\n\n[^1]: New\n    line\n'],
  ])('replaces only %s', (_name, before, at, value, after) => {
    expect(editProse(before, at, value)).toBe(after);
  });

  it('indents new lines like the component around them, and keeps the line endings', () => {
    const before = '\uFEFF<Box>\r\n  One\r\n  line\r\n</Box>';
    expect(editProse(before, 'One', 'One\nline more\n\n- two')).toBe(
      '\uFEFF<Box>\r\n  One\r\n  line more\r\n\r\n  - two\r\n</Box>',
    );
  });

  it('deletes a paragraph with its blank line', () => {
    expect(editProse('# a\n\nb\n\nc\n', 'b', '')).toBe('# a\n\nc\n');
  });

  it.each([
    ['</Box>', '</Box>'],
    ['a <b>', '<b>'],
    ['a {', '{'],
  ])('refuses %s, and says what is wrong', (value, named) => {
    expect(() => editProse('<Box>\n  Text\n</Box>\n', 'Text', value)).toThrow(named);
  });

  it('refuses code', () => {
    expect(() => editProse('Text\n', 'Text', 'import a from "b"')).toThrow('"import"');
  });

  it('refuses text that becomes part of what is next to it', () => {
    expect(() => editProse('- a\n\n1. b\n', 'b', '- b')).toThrow('other parts of the page');
    expect(() => editProse('# a\n', 'a', 'a\nb')).toThrow('one line');
    expect(() => editProse('# a\n', 'a', 'a #')).toThrow('read differently');
  });
});

describe('props', () => {
  it.each<[string, string, string, Value, string]>([
    ['keeps quotes', "<Box title='a' />", 'title', 'it’s "b"', '<Box title=\'it’s "b"\' />'],
    ['escapes quotes', '<Box title="a" />', 'title', 'a "b"', '<Box title="a &quot;b&quot;" />'],
    [
      'escapes an "&" only where it has to',
      '<Box title="a" />',
      'title',
      'a & b &lt;',
      '<Box title="a & b &amp;lt;" />',
    ],
    [
      'keeps other entities',
      '<Box title="a &amp; b" />',
      'title',
      'a & c',
      '<Box title="a &amp; c" />',
    ],
    [
      'keeps entities after it',
      '<Box title="a &amp; b" />',
      'title',
      'c & b',
      '<Box title="c &amp; b" />',
    ],
    ['keeps braces', "<Box title={'a'} />", 'title', "it's", "<Box title={'it\\'s'} />"],
    ['writes numbers in braces', '<Card id={1} />', 'id', -2, '<Card id={-2} />'],
    [
      'adds a prop after the last one',
      '<Box title="a" />',
      'tone',
      'loud',
      '<Box title="a" tone="loud" />',
    ],
    ['adds a first prop', '<Box />', 'title', 'a', '<Box title="a" />'],
    [
      'adds a line to a tag of several lines',
      '<Box\n  title="a"\n/>',
      'wide',
      true,
      '<Box\n  title="a"\n  wide\n/>',
    ],
    ['removes a prop with its space', '<Box title="a" wide />', 'wide', false, '<Box title="a" />'],
    [
      'removes a prop with its line',
      '<Box\n  title="a"\n  tone="calm"\n/>',
      'tone',
      undefined,
      '<Box\n  title="a"\n/>',
    ],
  ])('%s', (_name, before, prop, value, after) => {
    expect(editProp(`${before}\n`, prop, value)).toBe(`${after}\n`);
  });

  it('leaves computed props alone', () => {
    expect(() => editProp('<Box title={a + b} />', 'title', 'a')).toThrow('computed');
  });
});

describe('several edits', () => {
  const contents = '---\ntitle: a\ndescription: b\n---\n\n<Box title="c">\n  d\n</Box>\n';
  const element = contents.indexOf('<');

  it('are made together', () => {
    const edits: TargetEdit[] = [
      {target: {kind: 'field', path: ['title']}, value: 'longer title'},
      {target: targetAt(contents, 'd\n</Box>'), value: 'D'},
      {target: {kind: 'prop', element, name: 'tone'}, value: 'loud'},
      {target: {kind: 'prop', element, name: 'title'}, value: 'C'},
    ];
    expect(apply(contents, ...edits)).toBe(
      '---\ntitle: longer title\ndescription: b\n---\n\n<Box title="C" tone="loud">\n  D\n</Box>\n',
    );
  });

  it('are refused in the same text', () => {
    const text = 'See <Box title="c" /> here.\n';
    const edits: TargetEdit[] = [
      {target: targetAt(text, 'See'), value: 'New'},
      {target: {kind: 'prop', element: text.indexOf('<'), name: 'title'}, value: 'C'},
    ];
    expect(() => apply(text, ...edits)).toThrow('Save one of them first');
  });
});
