/** @jest-environment node */
import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {compile} from '@mdx-js/mdx';
import {readMarks} from '../source-map/marks';
import {createTestSite, pageText} from './__fixtures__/testSite';
import type {TestSite} from './__fixtures__/testSite';
import {readMarkedRecord} from './readMarkedRecord';
import remarkMarks from './remarkMarks';

let test: TestSite;
beforeEach(() => {
  test = createTestSite();
});
afterEach(() => test.remove());

/** The marked texts of a compiled page, each with the part of the file that it leads to. */
async function markedTexts(file: string, text: string): Promise<[string, string][]> {
  const {siteDir, site} = test;
  const page = {value: text, path: join(siteDir, file)};
  const compiled = await compile(page, {remarkPlugins: [[remarkMarks, {siteDir}]]});
  return Array.from(String(compiled).matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, string = '']) => string)
    .map(readMarks)
    .filter(({ids}) => ids.length > 0)
    .map(({text: shown, ids: [id = 0]}) => {
      const {version, field} = site.field(id);
      const {target} = field;
      const place =
        target.kind === 'prose'
          ? version.source.text.slice(target.start, target.end).trim()
          : JSON.stringify(target);
      return [shown, place];
    });
}

it('marks the texts of a page with the part of its file that each is in', async () => {
  const paragraph = 'We have **many** [offers](/offers).';
  const card = pageText.indexOf('<Card');

  expect(await markedTexts('content/page.mdx', pageText)).toEqual([
    ['Our ', 'Our `best` offers'],
    ['best', 'Our `best` offers'],
    [' offers', 'Our `best` offers'],
    ['We have ', paragraph],
    ['many', paragraph],
    ['offers', paragraph],
    ['.', paragraph],
    ['A team', '![A team](https://example.com/team.png)'],
    ['First', JSON.stringify({kind: 'prop', element: card, name: 'title'})],
    ['The first card.', 'The first card.'],
    ['npm start\\n', 'npm start'],
  ]);
});

it('marks what visitors read of HTML tags', async () => {
  const text =
    '---\ntitle: A\n---\n\n<img src="/a.webp" alt="A team" title="We" loading="lazy" />\n';
  test.write('content/page.mdx', text);
  const prop = (name: string) =>
    JSON.stringify({kind: 'prop', element: text.indexOf('<img'), name});

  expect(await markedTexts('content/page.mdx', text)).toEqual([
    ['A team', prop('alt')],
    ['We', prop('title')],
  ]);
});

it('shows what code on a page computes as it is', async () => {
  const text = [
    '---\ntitle: A\n---\n',
    "import Tabs from '@theme/Tabs';\n\nexport const count = 3;\n",
    '{/* Ask Ada. */}\n\n{[1, 2].map((id) => <b key={id}>Team</b>)}\n',
    '<Tabs items={[count]} title="Teams">\n\nWe have {count} offers.\n\n</Tabs>\n',
  ].join('\n');
  test.write('content/page.mdx', text);

  expect(await markedTexts('content/page.mdx', text)).toEqual([
    ['Teams', JSON.stringify({kind: 'prop', element: text.indexOf('<Tabs'), name: 'title'})],
    ['We have ', 'We have {count} offers.'],
    [' offers.', 'We have {count} offers.'],
  ]);
});

it('marks no page that differs from its file, such as one shown as it was before', async () => {
  expect(await markedTexts('content/page.mdx', pageText.replace('best', 'new'))).toEqual([]);
});

it('marks nothing outside of the content, and nothing that a link leads to', async () => {
  test.write('README.mdx', pageText);
  symlinkSync('../README.mdx', join(test.siteDir, 'content/link.mdx'));

  expect(await markedTexts('README.mdx', pageText)).toEqual([]);
  expect(await markedTexts('content/link.mdx', pageText)).toEqual([]);
});

describe('records', () => {
  const record = {
    name: 'Our shop',
    kind: 'big',
    url: 'https://example.com',
    phone: '+1 202',
    offers: [{price: '$20', help: 'From {brand} to you'}],
  };
  const markShop = (shop: object) => readMarkedRecord(test.siteDir, 'shop', () => shop);

  it('marks what people read, and no choices or addresses', () => {
    const marked = markShop(record) as typeof record;

    expect(readMarks(JSON.stringify(marked)).text).toBe(JSON.stringify(record));
    expect([marked.kind, marked.url]).toEqual(['big', 'https://example.com']);
    const [id = 0] = readMarks(marked.offers[0]?.price ?? '').ids;
    expect(test.site.field(id).field.target).toEqual({
      kind: 'field',
      path: ['offers', 0, 'price'],
    });
    expect(readMarks(marked.name).ids).toHaveLength(1);
    expect(readMarks(marked.phone).ids).toHaveLength(1);
  });

  it('marks the parts around a placeholder, which components can show separately', () => {
    const marked = markShop(record) as typeof record;
    const [before = '', after = ''] = (marked.offers[0]?.help ?? '').split('{brand}');

    expect(readMarks(before)).toEqual({text: 'From ', ids: readMarks(after).ids});
  });

  it('marks the same text the same again', () => {
    expect(markShop(record)).toEqual(markShop(record));
  });

  it('marks nothing that the file doesn’t say', () => {
    const marked = markShop({...record, name: 'Another name', offers: []}) as typeof record;

    expect(marked.name).toBe('Another name');
  });

  it('is the record in the version of the file that its marks lead to', () => {
    const marked = readMarkedRecord(test.siteDir, 'shop', ({text}) => {
      test.write('content/data/shop.yaml', text.replace(record.name, 'A newer name'));
      return record;
    });
    const [id = 0] = readMarks(marked.name).ids;

    expect(test.site.field(id).version.source.text).toContain(record.name);
  });

  it('refuses a file that can’t be read', () => {
    test.write('content/data/shop.yaml', 'name: [');

    expect(() => markShop(record)).toThrow('has a mistake');
    expect(() => readMarkedRecord(test.siteDir, 'missing', () => record)).toThrow();
  });
});
