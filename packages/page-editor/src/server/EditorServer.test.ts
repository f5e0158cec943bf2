/** @jest-environment node */
import {createTestServer} from './__fixtures__/testServer';
import type {TestServer} from './__fixtures__/testServer';
import {pageFile, pageText} from './__fixtures__/testSite';

let test: TestServer;
beforeEach(() => {
  test = createTestServer();
});
afterEach(() => test.remove());

it('says where texts are written and what they are in, and skips unknown numbers', async () => {
  const place = test.places.text();
  const {places, blocks} = await test.ask({action: 'places', ids: [place, 99_999]});

  expect(places).toEqual([
    {id: place, source: {name: 'Card', file: pageFile, line: 13}, blocks: [blocks[0]?.id]},
  ]);
  expect(blocks).toMatchObject([{source: {name: 'Card', file: pageFile, line: 12}}]);
});

it('shows a prop or field before the others beside it', async () => {
  const {source, fields} = await test.ask({action: 'open', place: test.places.title()});
  expect(source.name).toBe('Card');
  expect(fields.slice(0, 3).map(({name, value}) => [name, value])).toEqual([
    ['title', 'First'],
    ['to', '/first'],
    ['tone', 'calm'],
  ]);

  const record = await test.ask({action: 'open', place: test.places.price()});
  expect(record.fields.map(({name, value}) => [name, value])).toEqual([
    ['price', '$20'],
    ['help', 'From {brand} to you'],
  ]);
  expect(record.fields[0]?.place).toBe(test.places.price());
});

it('shows a block, and its text before its other fields', async () => {
  const {places} = await test.ask({action: 'places', ids: [test.places.text()]});
  const block = places[0]?.blocks[0] ?? 0;
  const opened = await test.ask({action: 'openBlock', block});
  expect(opened.fields.map(({name}) => name)).toEqual(['title', 'to', 'tone', 'paragraph']);
  expect(opened.blocks.map(({id}) => id)).toEqual([block]);

  const {fields} = await test.ask({action: 'open', place: test.places.text()});
  expect(fields.map(({value}) => value)).toEqual(['The first card.', 'First', '/first', 'calm']);
});

it('shows the title and the description of a page', async () => {
  test.server.setPublished({
    url: 'https://example.com',
    files: new Map([['/preview/offers', pageFile]]),
  });

  expect(await test.ask({action: 'page', pathname: '/preview/offers/'})).toMatchObject({
    file: pageFile,
    title: {value: 'Offers'},
    description: {value: 'What we offer.'},
    address: 'https://example.com/preview/offers',
  });
  expect(await test.ask({action: 'page', pathname: '/gallery'})).toBeNull();
});

it('offers pages, headings and icons', async () => {
  expect(await test.ask({action: 'links'})).toEqual([
    {to: '/page', title: 'Offers'},
    {to: '/page#our-best-offers', title: 'Offers › Our best offers'},
  ]);
  expect(await test.ask({action: 'icons', query: 'insect'})).toEqual([
    {name: 'bug', drawing: [['path', {d: 'bug'}]]},
  ]);
});

it('reports the problems that an edit would cause, and writes nothing', async () => {
  test.write(pageFile, pageText.replace('many', 'odd'));
  const edits = [{place: test.places.text(), value: 'odd and wrong'}];
  const {diagnostics} = await test.ask({action: 'check', edits});

  expect(diagnostics.map(({message}) => message)).toEqual(['"odd" is odd.', '"wrong" is wrong.']);
  expect(test.read(pageFile)).not.toContain('wrong');
});

it('reports what can’t be written at all', async () => {
  const edits = [{place: test.places.text(), value: 'Is <Card> open?'}];

  expect((await test.ask({action: 'check', edits})).diagnostics).toEqual([
    {
      file: pageFile,
      line: 13,
      column: 1,
      severity: 'error',
      message: expect.any(String) as string,
    },
  ]);
});

it.each([
  {action: 'save', edits: [{place: 1, value: ['a']}]},
  {action: 'save', edits: []},
  {action: 'open', place: 1, file: '../package.json'},
  {action: 'write'},
  null,
])('refuses what isn’t a request: %j', async (request) => {
  await expect(test.server.answer(request)).rejects.toThrow('doesn’t know this request');
});
