/** @jest-environment node */
import type {Area, Change} from '../model';
import type {Bitmap} from './bitmap';
import {reportPages} from './comparePages';
import type {ComparedPage} from './comparePages';

/** Squares in one color each. */
const row = (...colors: number[]): Bitmap => {
  const size = 48;
  const line = colors.flatMap((color) => new Array<number>(size).fill(color));
  const pixels = Array.from({length: size}, () => line).flat();
  return {data: Buffer.from(Uint32Array.from(pixels).buffer), width: line.length, height: size};
};
const [white, blue, red] = [0xff_ff_ff_ff, 0xff_ff_00_00, 0xff_00_00_ff];

const footer = (before: Bitmap, after: Bitmap) =>
  ({viewport: 'desktop', area: 'footer', names: ['footer'], before, after}) as const;
const change = (after: string, area: Area = 'footer'): Change => ({
  kind: 'text',
  how: 'added',
  place: {area, section: '', heading: ''},
  before: '',
  after,
  label: '',
});
const page = (path: string, more: Partial<ComparedPage> = {}): ComparedPage => ({
  path,
  name: path,
  changes: [],
  looks: [],
  around: [],
  ...more,
});

/** What is reported, as `part: changes, pictures`. */
async function report(...pages: ComparedPage[]): Promise<string[]> {
  const parts = await reportPages(pages);
  return parts
    .filter(({status}) => status === 'changed')
    .map(({name, changes, looks}) =>
      [name, ...changes.map(({after}) => after), ...looks.map(() => 'looks')].join(' '),
    );
}

it('tells what most pages share once', async () => {
  const new2027 = {changes: [change('2027')], around: [footer(row(white), row(blue))]};

  expect(await report(page('/a', new2027), page('/b', new2027))).toEqual([
    'On every page 2027 looks',
  ]);
  expect(await report(page('/a', new2027), page('/b', new2027), page('/c'))).toEqual([
    'On 2 of 3 pages 2027 looks',
  ]);
  // Not the main parts, and not a single page.
  const own = {changes: [change('New', 'main')]};
  expect(await report(page('/a', own), page('/b', own))).toEqual(['/a New', '/b New']);
  expect(await report(page('/a', new2027))).toEqual(['/a 2027 looks']);
});

it('tells footers that change in other colors one by one', async () => {
  const [toBlue, toRed] = [blue, red].map((color) => ({around: [footer(row(white), row(color))]}));

  expect(await report(page('/a', toBlue), page('/b', toRed))).toEqual(['/a looks', '/b looks']);
  expect(await report(page('/a', toBlue), page('/b', toRed), page('/c', toBlue))).toEqual([
    'On 2 of 3 pages looks',
    '/b looks',
  ]);
});

it('tells headers once in which only the current link differs, as before', async () => {
  const before = [row(blue, white, white), row(white, blue, white)];
  const after = [row(blue, white, red), row(white, blue, red)];
  const pages = before.map((header, index) =>
    page(`/${index}`, {around: [footer(header, after[index] ?? header)]}),
  );

  expect(await report(...pages)).toEqual(['On every page looks']);
});

it('tells the same edit on four cards once, with all places', async () => {
  const cards = ['A', 'B', 'C', 'D'].map((name): Change => ({
    ...change('', 'main'),
    how: 'edited',
    before: `Learn more about ${name}`,
    after: `Learn more on ${name}`,
    place: {area: 'main', section: 'Tools', heading: name},
  }));
  const [part] = await reportPages([page('/a', {changes: cards})]);

  expect(part?.changes).toEqual([{...cards[0], alsoAt: ['B', 'C', 'D']}]);
});
