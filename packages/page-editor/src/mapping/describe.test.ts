/** @jest-environment node */
import {config, fileWith} from './__fixtures__/config';
import {blocksAt} from './elementBlocks';
import {describeTarget} from './describe';
import {fieldsOf} from './fields';
import {findProse} from './pieces';
import {scalarsOf} from './scalarsOf';
import {needPage} from './yaml';

const contents = `# Hello

<Grid>
  <Card id={1} title="One" note={1 + 1}>
    Some **bold** text
    on two lines.
  </Card>
</Grid>

| Price |
| --- |
| $5 |
`;
const file = fileWith(contents);
const page = needPage(file, config);

const proseAt = (text: string) => {
  const target = findProse(page, contents.indexOf(text));
  return target && describeTarget(file, target, config);
};

it.each([
  ['Hello', 'heading', 1],
  ['bold', 'Card', 5],
  ['$5', 'table cell', 12],
])('says what %s is and where it is written', (text, name, line) => {
  expect(proseAt(text)?.source).toEqual({name, file: 'content/page.mdx', line});
});

it('finds no prose in tags and between components', () => {
  expect(findProse(page, contents.indexOf('<Grid'))).toBeUndefined();
  expect(findProse(page, contents.indexOf('title='))).toBeUndefined();
});

it('finds the components around a text, innermost first', () => {
  const names = (text: string) =>
    blocksAt(page, config, contents.indexOf(text)).map(({source}) => source.name);
  expect(names('bold')).toEqual(['Card', 'Grid']);
  expect(names('Hello')).toEqual([]);
});

it('lists all fields of a component but those that are computed', () => {
  const block = {kind: 'element', start: contents.indexOf('<Card')} as const;
  expect(
    fieldsOf(file, block, config).map(({name, value, control, isRequired}) => ({
      name,
      value,
      kind: control.kind,
      isRequired,
    })),
  ).toEqual([
    {name: 'id', value: 1, kind: 'number', isRequired: false},
    {name: 'title', value: 'One', kind: 'text', isRequired: true},
    {name: 'icon', value: undefined, kind: 'icon', isRequired: false},
    {
      name: 'paragraph',
      value: 'Some **bold** text\non two lines.',
      kind: 'prose',
      isRequired: false,
    },
  ]);
});

describe('records', () => {
  const record = fileWith(
    '- id: one\n  name: One\n  kind: big\n  image: /a.png\n',
    'content/data/things.yaml',
  );

  it('have texts, and values that visitors don’t read', () => {
    expect(
      scalarsOf(record, config).map(({target, line, isText}) => [target.path, line, isText]),
    ).toEqual([
      [[0, 'id'], 1, false],
      [[0, 'name'], 2, true],
      [[0, 'kind'], 3, false],
      [[0, 'image'], 4, false],
    ]);
  });

  it('have entries, whose fields come from the schema', () => {
    const {source, blocks} = describeTarget(record, {kind: 'field', path: [0, 'name']}, config);
    expect(source).toEqual({name: 'name', file: 'content/data/things.yaml', line: 2});
    const [entry] = blocks;
    expect(entry?.source.name).toBe('things 1');
    const fields = entry ? fieldsOf(record, entry.block, config) : [];
    expect(fields.map(({name, control}) => [name, control.kind])).toEqual([
      ['id', 'text'],
      ['name', 'text'],
      ['kind', 'choice'],
      ['image', 'image'],
      ['count', 'number'],
      ['isFree', 'text'],
      ['text', 'text'],
      ['address', 'link'],
      ['note', 'text'],
    ]);
    expect(fields[1]).toMatchObject({description: 'The name of the thing', isRequired: true});
  });
});
