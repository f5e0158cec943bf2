/** @jest-environment node */
import {createTestServer} from './__fixtures__/testServer';
import type {TestServer} from './__fixtures__/testServer';
import {pageFile, pageText, recordFile, recordText} from './__fixtures__/testSite';

let test: TestServer;
beforeEach(() => {
  test = createTestServer();
});
afterEach(() => test.remove());

it('shows a prop or field before the others beside it', async () => {
  const {source, fields} = await test.ask({action: 'open', fieldIds: [test.fieldIds.text()]});
  expect(source.label).toBe('Text');
  expect(fields.map(({label, value}) => [label, value])).toEqual([
    ['Text', 'The first card.'],
    ['Title', 'First'],
    ['Leads to', '/first'],
    ['Tone', 'calm'],
  ]);

  const record = await test.ask({action: 'open', fieldIds: [test.fieldIds.price()]});
  expect(record.fields.map(({label, value}) => [label, value])).toEqual([
    ['Price', '$20'],
    ['Help', 'From {brand} to you'],
  ]);
});

it('shows several texts with all that they are in together', async () => {
  const {title, text, price} = test.fieldIds;
  const card = await test.ask({action: 'open', fieldIds: [text(), title()]});
  expect(card.source.label).toBe('Card “First”');
  expect(card.blocks.map(({operations}) => operations)).toEqual([['move', 'delete']]);
  expect(card.fields.map(({label}) => label)).toEqual(['Text', 'Title', 'Leads to', 'Tone']);

  const {fields, blocks} = await test.ask({action: 'open', fieldIds: [price(), title()]});
  expect(fields.map(({label}) => label)).toEqual(['Price', 'Card “First”: Title', 'Help']);
  expect(blocks).toEqual([]);
});

it('shows the field that an element shows, unless its text is from the same file', async () => {
  const {title, price} = test.fieldIds;
  const shows = {fieldId: price(), field: 'help'};
  const word = await test.ask({action: 'open', fieldIds: [title()], shows});
  expect(word.fields.map(({label}) => label)).toEqual(['Help', 'Price']);

  const own = await test.ask({action: 'open', fieldIds: [price()], shows});
  expect(own.fields.map(({label}) => label)).toEqual(['Price', 'Help']);

  const unknown = {fieldId: price(), field: 'unknown'};
  const other = await test.ask({action: 'open', fieldIds: [title()], shows: unknown});
  expect(other.source.label).toBe('Title');
});

it('shows an entry with its written parts, whichever of its texts is opened', async () => {
  test.write(recordFile, `${recordText}    notes: {price: A month}\n`);
  const {outline} = test.site.read(recordFile);
  const note = outline.fields.find(({value}) => value === 'A month');
  const id = note ? test.site.fieldId(test.site.read(recordFile), note) : 0;
  const labels = async (fieldId: number) => {
    const {source, fields} = await test.ask({action: 'open', fieldIds: [fieldId]});
    return [source.of, ...fields.map(({label}) => label)];
  };

  expect(await labels(test.fieldIds.price())).toEqual([
    'Offers 1',
    'Price',
    'Notes: Price',
    'Help',
  ]);
  expect(await labels(id)).toEqual(['Offers 1', 'Notes: Price', 'Price', 'Help']);
  expect((await test.save(id, 'A year')).message).toBe(
    'Changed Notes: Price of Offers 1, on Shop.',
  );
});

it('lists what visitors read in place of a tag, and not what the tag says', async () => {
  test.write(pageFile, `${pageText}\nIt costs <Cost of="first" /> a month.\n`);
  const listed = await test.ask({action: 'list', pathname: '/offers'});
  const values = listed.map(({value}) => value);
  expect(values).toContain('It costs $20 a month.');
  expect(values).not.toContain('first');

  const {fieldId = 0} = listed.find(({value}) => value.startsWith('It costs')) ?? {};
  const {blocks} = await test.ask({action: 'open', fieldIds: [fieldId]});
  expect(blocks[0]?.label).toBe('Paragraph “It costs … a month.”');
});

it('names the items of a list once', async () => {
  test.write(recordFile, `${recordText}days:\n  - Monday\n  - Friday\n`);
  const {firstId, outline} = test.site.read(recordFile);
  const days = outline.fields.flatMap(({value}, index) =>
    /day$/.test(String(value)) ? firstId + index : [],
  );
  const {fields} = await test.ask({action: 'open', fieldIds: days});

  expect(fields.map(({label}) => label)).toEqual(['Days 1', 'Days 2']);
});

it('tells all texts apart that something can be typed for', async () => {
  test.write(pageFile, `${pageText}\n<Card title="Second">\n  Text.\n</Card>\n`);
  test.write(recordFile, `${recordText}  - price: $30\n    help: Other\n`);
  const listed = await test.ask({action: 'list', pathname: '/offers'});
  const opened = await Promise.all(
    listed.map(({fieldId}) => test.ask({action: 'open', fieldIds: [fieldId]})),
  );
  const fields = opened.flatMap((dialog) => dialog.fields);

  const fieldIds = new Set(fields.map(({fieldId}) => fieldId));
  expect(fieldIds.size).toBeGreaterThan(listed.length);
  const origins = fields.map(({origin}) => `${origin.kind} ${origin.index}`);
  expect(new Set(origins).size).toBe(fieldIds.size);
});

it('offers pages, headings and icons', async () => {
  expect(await test.ask({action: 'suggestions', of: 'link'})).toEqual([
    {value: '/page', label: 'Offers'},
    {value: '/page#our-best-offers', label: 'Offers › Our best offers'},
  ]);
  expect(await test.ask({action: 'icons', words: 'insect'})).toEqual([{name: 'bug', svg: '<bug>'}]);
});

it('reports the problems that an edit would cause, and writes nothing', async () => {
  test.write(pageFile, pageText.replace('many', 'odd'));
  const edits = [{fieldId: test.fieldIds.text(), value: 'odd and wrong'}];
  const diagnostics = await test.ask({action: 'check', edits, fieldIds: [test.fieldIds.text()]});

  expect(diagnostics.map(({diagnostic}) => diagnostic.message)).toEqual([
    '"odd" is odd.',
    '"wrong" is wrong.',
  ]);
  expect(test.read(pageFile)).not.toContain('wrong');
});

it('says what can’t be written at all', async () => {
  const edits = [{fieldId: test.fieldIds.text(), value: 'Is <Card> open?'}];

  await expect(test.ask({action: 'check', edits, fieldIds: [1]})).rejects.toThrow('<Card>');
});

it.each([
  {action: 'save', edits: [{fieldId: 1, value: ['a']}]},
  {action: 'save', edits: []},
  {action: 'open', fieldIds: [1], file: '../package.json'},
  {action: 'write'},
  null,
])('refuses what isn’t a request: %j', async (request) => {
  await expect(test.server.answer(request)).rejects.toThrow('doesn’t know this request');
});
