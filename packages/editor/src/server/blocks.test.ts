/** @jest-environment node */
import type {Editable} from '../protocol';
import {createTestServer} from './__fixtures__/testServer';
import type {TestServer} from './__fixtures__/testServer';
import {pageFile, pageText, recordFile, recordText} from './__fixtures__/testSite';

let test: TestServer;
beforeEach(() => {
  test = createTestServer();
});
afterEach(() => test.remove());

/** Opens the text that says this. */
async function open(value: string): Promise<Editable> {
  const listed = await test.ask({action: 'list', pathname: '/offers'});
  const {fieldId = 0} = listed.find((field) => field.value === value) ?? {};
  return test.ask({action: 'open', fieldIds: [fieldId]});
}

/** Adds something next to a text, and fills in what it asks for. */
async function insert(next: string, where: string, what: string, texts: string[]) {
  const {fields} = await open(next);
  const fieldIds = await test.ask({action: 'insertPlaces', fieldIds: [fields[0]?.fieldId ?? 0]});
  const {
    block = 0,
    side = 'end',
    choices = [],
  } = fieldIds.find(({label}) => label.startsWith(where)) ?? {};
  expect(choices.map((choice) => choice.what)).toContain(what);
  const added = await test.ask({action: 'insert', block, side, what});
  const required = added.fields.filter(({isRequired}) => isRequired);
  expect(required.map(({value}) => value)).toEqual(texts.map(() => undefined));
  const edits = required.map(({fieldId}, index) => ({fieldId, value: texts[index]}));
  return test.ask({action: 'save', edits});
}

const heading = 'Our best offers';

it.each<[string, string, string, string[], string, string]>([
  ['Below', 'heading', heading, ['Why'], '## Why', '# Our `best` offers\n\n## Why\n\nWe have'],
  ['Above', 'paragraph', heading, ['One.'], 'One.', '---\n\nOne.\n\n# Our'],
  ['Below', 'list', heading, ['- One\n- Two'], '- One', 'offers\n\n- One\n- Two\n\nWe have'],
  ['Below', 'picture', heading, ['![A](/a.png)'], '![A]', 'offers\n\n![A](/a.png)\n\nWe have'],
  ['Below', 'Card', heading, ['Title', 'Text.'], 'Title', '<Card title="Title">\n  Text.\n</Card>'],
  [
    'At the end of Card',
    'paragraph',
    'The first card.',
    ['Two.'],
    'Two.',
    'card.\n\n  Two.\n\n</Card>',
  ],
  [
    'Below',
    'table',
    heading,
    ['Plan', 'Price', 'Small', '$5'],
    'Plan',
    '| Plan | Price |\n| --- | --- |\n| Small | $5 |',
  ],
])('%s: inserts a %s', async (where, what, next, texts, _name, written) => {
  const {message} = await insert(next, where, what, texts);

  expect(message).toMatch(/^Added /);
  expect(test.read(pageFile)).toContain(written);
});

it('calls a picture by its description', async () => {
  const {message} = await insert(heading, 'Below', 'picture', ['![Our team](/a.png)']);

  expect(message).toMatch(/^Added Picture “Our team”, on /);
});

it('inserts what has nothing to fill in', async () => {
  const {fields} = await open(heading);
  const [place] = await test.ask({
    action: 'insertPlaces',
    fieldIds: [fields[0]?.fieldId ?? 0],
  });
  const asked = {block: place?.block ?? 0, side: 'below', what: 'Catalogue'} as const;
  expect(await test.ask({action: 'insert', ...asked})).toMatchObject({fields: [], isNew: true});
  expect(test.read(pageFile)).not.toContain('<Catalogue />');

  const {message} = await test.ask({action: 'insertSample', ...asked});
  expect(message).toMatch(/^Added Catalogue, on /);
  expect(test.read(pageFile)).toContain('offers\n\n<Catalogue />\n\nWe have');
});

it('inserts a row of a table, with a field for each column', async () => {
  test.write(pageFile, `${pageText}\n| Plan | Price |\n| --- | --- |\n| Small | $5 |\n`);
  const {fields, blocks} = await open('Small');
  expect(fields.map(({label}) => label)).toEqual(['Plan', 'Price']);
  expect(blocks.map(({noun}) => noun)).toEqual(['row', 'table']);

  await insert('Small', 'Below', 'row', ['Large', '$9']);
  expect(test.read(pageFile)).toMatch(/\| Small \| \$5 \|\n\| Large \| \$9 \|\n$/);
});

it('deletes a heading alone, and says what is larger than one item', async () => {
  const {blocks} = await open(heading);
  expect(blocks).toMatchObject([{noun: 'heading', operations: ['move', 'delete']}]);
  expect(blocks[0]).not.toHaveProperty('contents');
  await test.ask({action: 'delete', block: blocks[0]?.id ?? 0});
  expect(test.read(pageFile)).toBe(pageText.replace('# Our `best` offers\n\n', ''));

  const text = 'The first card.';
  test.write(pageFile, pageText.replace(text, `\n  ## Why\n\n  ${text}\n`));
  const card = (await open(text)).blocks.find(({noun}) => noun === 'card');
  expect(card?.contents).toBe('1 heading and 1 paragraph');
});

it('moves a block to any fieldId in one step', async () => {
  test.write(recordFile, `${recordText}  - {price: $30, help: B}\n  - {price: $40, help: C}\n`);
  const {blocks} = await open('$20');
  const block = blocks[0]?.id ?? 0;
  expect(await test.ask({action: 'neighbors', block})).toMatchObject({index: 0});
  const {message} = await test.ask({action: 'move', block, to: 2});

  expect(message).toBe('Moved Offers 1 below Offers 3, on Shop.');
  expect(
    Array.from(test.read(recordFile).matchAll(/price: (\S+?),?\s/g), ([, price]) => price),
  ).toEqual(['$30', '$40', '$20']);
});

it('moves and deletes an entry with the comment right above it', async () => {
  const [b, c] = [
    '  # About B,\n  # at length.\n  - {price: $30, help: B}\n',
    '  - {price: $40, help: C}\n',
  ];
  test.write(recordFile, recordText + b + c);
  const [block] = (await open('$30')).blocks;
  await test.ask({action: 'move', block: block?.id ?? 0, to: 2});
  expect(test.read(recordFile)).toBe(recordText + c + b);

  const [moved] = (await open('$30')).blocks;
  await test.ask({action: 'delete', block: moved?.id ?? 0});
  expect(test.read(recordFile)).toBe(recordText + c);
});

it('leads from a problem to its text, with the problem and what it would be fixed to', async () => {
  test.write(pageFile, pageText.replace('title="First"', 'title="It is odd"'));
  const line =
    test
      .read(pageFile)
      .split('\n')
      .findIndex((text) => text.includes('odd')) + 1;
  const {fields} = await test.ask({action: 'openProblem', file: pageFile, line, column: 15});
  expect(fields[0]).toMatchObject({label: 'Title', value: 'It is odd'});

  const fieldId = fields[0]?.fieldId ?? 0;
  const edits = [{fieldId, value: 'More: it is odd now'}];
  expect(await test.ask({action: 'check', edits, fieldIds: [fieldId]})).toMatchObject([
    {fieldId, fixes: [{label: 'Use 21', value: 'More: it is 21 now'}]},
  ]);
});

it.each([
  ['without its first quote', 'title="First"', 'title=First"'],
  ['without its second quote', 'title="First"', 'title="First'],
  ['without its equals sign', 'title="First"', 'title"First"'],
  ['without its end', '</Card>', '</Card'],
])('leaves a tag %s to an editor for files', async (_mistake, right, wrong) => {
  test.write(pageFile, pageText.replace(right, wrong));
  const {source} = test.site.read(pageFile);
  expect(source.page.problems).toMatchObject([{isUnreadable: true}]);

  const listed = await test.ask({action: 'list', pathname: '/offers'});
  const values = listed.map(({value}) => value);
  expect(values.filter((value) => ['First', '/first', 'calm'].includes(value))).toEqual([]);
});

it('leads from what an entry lacks to the field for it', async () => {
  test.write(recordFile, recordText.replace(/price: \S+,? ?/, ''));
  const line =
    test
      .read(recordFile)
      .split('\n')
      .findIndex((text) => text.includes('help')) + 1;
  const column = (test.read(recordFile).split('\n')[line - 1] ?? '').indexOf('help') + 1;
  const {fields} = await test.ask({action: 'openProblem', file: recordFile, line, column});
  expect(fields[0]).toMatchObject({label: 'Price', value: undefined});
});
