import {readFileSync} from 'node:fs';
import {getDocumentProxy} from 'unpdf';
import config from '../config/handout';
import {expect, test} from './fixtures';
import {comparison, handout, pages, secondClient, site, tools, uiTexts} from './site';

/* The handout is a PDF of the preview build, which is for another client. */

/** An internal number of a sheet, and the place on it. */
type Place = [sheet: {num: number; gen: number}, ...unknown[]];
type OutlineItem = {title: string; dest: string | Place | null; items: OutlineItem[]};
type TextItem = {str: string; transform: number[]; width: number};
type Link = {subtype: string; url?: string; dest?: string | Place};
type Node = {role?: string; children?: Node[]};

const points = (millimeters: number) => (millimeters / 25.4) * 72;
const margin = 18;
/** What reading a PDF and rounding may add. */
const tolerance = 2;

/** A font can have the same drawing for both apostrophes; a PDF then names one of them. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '').replaceAll('ʼ', '’');

async function readHandout() {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(handout)));
  const places = (await document.getDestinations()) as Record<string, Place>;
  const numberOf = async (dest: string | Place | null | undefined) => {
    const place = typeof dest === 'string' ? places[dest] : dest;
    return place ? (await document.getPageIndex(place[0])) + 1 : undefined;
  };
  const numbers = Array.from({length: document.numPages}, (_, index) => index + 1);
  const sheets = await Promise.all(numbers.map((number) => document.getPage(number)));
  const texts = await Promise.all(
    sheets.map(async (sheet) => (await sheet.getTextContent()).items as TextItem[]),
  );
  return {
    document,
    numberOf,
    texts,
    sheets: texts.map((items) => withoutSpaces(items.map(({str}) => str).join(''))),
    links: (await Promise.all(sheets.map((sheet) => sheet.getAnnotations())))
      .flat()
      .filter(({subtype}: Link) => subtype === 'Link') as Link[],
    outline: (await document.getOutline()) as OutlineItem[],
    tags: (await Promise.all(sheets.map((sheet) => sheet.getStructTree()))) as Node[],
  };
}

// Reading takes long, so it's done once, for all tests in one worker.
test.describe.configure({mode: 'default'});
let reading: ReturnType<typeof readHandout> | undefined;
const openHandout = () => (reading ??= readHandout());

/** The roles of all tags. */
const rolesIn = ({role, children = []}: Node): string[] => [
  role ?? '',
  ...children.flatMap(rolesIn),
];

test('the handout is for the second client, in a language, and tagged', async () => {
  const {document, sheets, tags} = await openHandout();
  const {info} = await document.getMetadata();
  expect(info).toMatchObject({Language: 'en'});
  expect(JSON.stringify(info)).toContain(secondClient.client);
  expect(await document.getMarkInfo()).toMatchObject({Marked: true});
  const roles = new Set(tags.flatMap(rolesIn));
  expect([...roles]).toEqual(
    expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'L', 'LI', 'Link']),
  );
  const {client, email, phone, address} = secondClient;
  for (const value of [client, email, phone, new URL(address).host]) {
    expect(sheets[0]).toContain(withoutSpaces(value));
  }
  const {name} = site.client;
  for (const trace of [name, site.contact.email, site.contact.phone, new URL(site.address).host]) {
    expect(sheets.join()).not.toContain(withoutSpaces(trace));
  }
});

test('the contents of the handout name each chapter and section with its sheet', async () => {
  const {outline, numberOf, sheets} = await openHandout();
  const [, contents, ...chapters] = outline;
  expect(contents?.title).toBe(uiTexts.handout.contents);
  expect(chapters).toHaveLength(config.pages.length);
  expect(pages.map(({path}) => path)).toEqual(expect.arrayContaining([...config.pages]));
  const list = sheets[1] ?? '';
  for (const chapter of chapters) {
    for (const {title, dest} of [chapter, ...chapter.items]) {
      const number = await numberOf(dest);
      expect.soft(list).toContain(`${withoutSpaces(title)}${number}`);
      expect.soft(sheets[(number ?? 0) - 1]).toContain(withoutSpaces(title));
    }
  }
});

test('the links of the handout lead to a place in it or to another site', async () => {
  const {links, numberOf} = await openHandout();
  const inside = links.filter(({url}) => url === undefined);
  expect(inside.length).toBeGreaterThan(pages.length);
  for (const {dest} of inside) {
    expect(await numberOf(dest), JSON.stringify(dest)).toBeGreaterThan(0);
  }
  const outside = links.flatMap(({url}) => url ?? []);
  expect(outside).toEqual(expect.arrayContaining(tools.map(({url}) => new URL(url).href)));
  expect(outside.filter((url) => !/^(https:\/\/|mailto:|tel:)/.test(url))).toEqual([]);
  expect(outside.filter((url) => url.startsWith(secondClient.address))).toEqual([]);
});

test('the handout has all tools, no navigation or controls, and nothing is cut off', async () => {
  const {document, texts, sheets} = await openHandout();
  const headings = Object.values(uiTexts.toolComparison.columns).map(withoutSpaces).join('');
  expect(sheets.join()).toContain(headings);
  const names = [...comparison, ...tools].map(({name}) => withoutSpaces(name));
  expect(names.filter((name) => !sheets.join('').includes(name))).toEqual([]);

  const {skipLink, contactForm, toolCatalogue} = uiTexts;
  const controls = [
    ...[skipLink, site.footer.quickLinksTitle, site.footer.rights, toolCatalogue.all],
    ...[contactForm.submit, contactForm.selectDepartment],
    site.navbar.map(({name}) => name).join(''),
  ].map(withoutSpaces);
  const text = sheets.slice(2).join('');
  expect(controls.filter((label) => text.includes(label))).toEqual([]);
  expect(await document.getFieldObjects()).toBeNull();

  const [, , width = 0] = (await document.getPage(1)).view;
  const edge = points(margin) - tolerance;
  const outside = texts
    .slice(1)
    .flat()
    .filter(({str}) => str.trim() !== '')
    .filter(({transform: [, , , , x = 0], width: own}) => x < edge || x + own > width - edge);
  expect(outside.map(({str}) => str)).toEqual([]);
});
