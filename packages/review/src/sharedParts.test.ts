/** @jest-environment node */
import {comparePictures} from './comparePictures';
import type {CapturedPage} from './comparePictures';
import type {Area, PageChange} from './model';
import {reportPages} from './sharedParts';
import type {ComparedPage} from './sharedParts';

/** A footer in one color. */
const footer = (color: number): CapturedPage => {
  const data = Buffer.from(Uint32Array.from({length: 48 * 48}, () => color).buffer);
  return {
    shots: [
      {viewport: 'desktop', area: 'footer', titles: [], bitmap: {data, width: 48, height: 48}},
    ],
    content: {items: [], titles: [], html: {main: '', around: ''}, assets: ''},
  };
};
const [white, blue, red] = [0xff_ff_ff_ff, 0xff_ff_00_00, 0xff_00_00_ff];

const added = (after: string, area: Area = 'footer'): PageChange => ({
  kind: 'text',
  how: 'added',
  place: {area, section: '', heading: ''},
  before: '',
  after,
  role: '',
  label: '',
  addresses: [],
  alsoAt: [],
});
const page = (path: string, more: Partial<ComparedPage> = {}): ComparedPage => ({
  path,
  name: path,
  changes: [],
  looks: [],
  ...more,
});

/** What is reported, as `part: changes, pictures`. */
const report = (...pages: ComparedPage[]): string[] =>
  reportPages(pages)
    .filter(({status}) => status === 'changed')
    .map(({name, changes, looks}) =>
      [name, ...changes.map(({after}) => after), ...looks.map(() => 'looks')].join(' '),
    );

it('tells what most pages share once', async () => {
  const looks = await comparePictures(footer(white), footer(blue));
  const new2027 = {changes: [added('2027')], looks};

  expect(report(page('/a', new2027), page('/b', new2027))).toEqual(['On every page 2027 looks']);
  expect(report(page('/a', new2027), page('/b', new2027), page('/c'))).toEqual([
    'On 2 of 3 pages 2027 looks',
  ]);
  // Not the main parts, and not a single page.
  const own = {changes: [added('New', 'main')]};
  expect(report(page('/a', own), page('/b', own))).toEqual(['/a New', '/b New']);
  expect(report(page('/a', new2027))).toEqual(['/a 2027 looks']);
});

it('tells footers that change in other colors one by one', async () => {
  const [toBlue, toRed] = await Promise.all(
    [blue, red].map(async (color) => ({
      looks: await comparePictures(footer(white), footer(color)),
    })),
  );

  expect(report(page('/a', toBlue), page('/b', toRed))).toEqual(['/a looks', '/b looks']);
  expect(report(page('/a', toBlue), page('/b', toRed), page('/c', toBlue))).toEqual([
    'On 2 of 3 pages looks',
    '/b looks',
  ]);
});
