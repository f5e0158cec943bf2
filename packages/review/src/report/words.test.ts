/** @jest-environment node */
import type {PageChange, Look, Part} from '../model';
import {headline} from './words';

const place = {area: 'main', section: '', heading: ''} as const;
const look: Look = {place, titles: [''], pictures: [], fingerprint: ''};
const page = (path: string, more: Partial<Part> = {}): Part => ({
  path,
  name: path.slice(1) || 'Home',
  status: 'changed',
  changes: [],
  looks: [],
  ...more,
});
const edit = (before: string, after: string, more: Partial<PageChange> = {}): PageChange => ({
  kind: 'text',
  how: 'edited',
  place,
  before,
  after,
  role: '',
  label: '',
  addresses: [],
  alsoAt: [],
  ...more,
});
const same = page('/same', {status: 'unchanged'});
const shared = (more: Partial<Part>): Part => ({
  ...page('', more),
  path: undefined,
  name: 'On every page',
});
const sentenceFor = (...parts: Part[]) => headline({parts});

it.each([
  ['a price', edit('$10 a month', '$12 a month'), 'one price'],
  ['a figure', edit('30–50% less', '30–55% less'), 'one figure'],
  ['words', edit('Fast', 'Faster'), 'one text change'],
  ['a heading', edit('A', 'B', {role: 'heading, level 2'}), 'one heading'],
  ['a move', edit('A', 'A', {how: 'moved'}), 'one move'],
  ['a title', edit('A', 'B', {kind: 'title'}), 'one browser title'],
  ['a price in two places', edit('From $10', 'From $12', {alsoAt: [place]}), 'two prices'],
  ['an image once', edit('/a.svg', '', {kind: 'image', alsoAt: [place]}), 'one image'],
  ['a link', edit('/a', '/b', {kind: 'link'}), 'one link'],
])('counts %s', (_what, change, expected) => {
  expect(sentenceFor(page('/tools', {changes: [change]}), same)).toBe(
    `1 of 2 pages changes: ${expected}.`,
  );
});

const words = {changes: [edit('A', 'B', {place: {...place, section: 'Cost'}})]};

it.each<[string, Part[], string]>([
  [
    'counts pages and kinds, and the looks of a page that also changes in other ways',
    [
      shared({changes: [edit('A', 'B', {kind: 'link'})]}),
      page('/a', {...words, looks: [look]}),
      page('/b', {looks: [look]}),
      page('/new', {status: 'added', looks: [look]}),
      same,
    ],
    '3 of 4 pages change, and what every page shares: one new page, one link, one text change, and how two pages look.',
  ],
  [
    'says when only what every page shares looks different',
    [shared({looks: [look]}), same],
    'What every page shares changes: how all of them look.',
  ],
  [
    'says when only old addresses change',
    [
      same,
      {...shared({}), name: 'Old addresses', changes: [edit('', '/a → /b', {kind: 'redirect'})]},
    ],
    'No page changes. What does: one redirect.',
  ],
  ['says that nothing changes', [same], 'No page reads or looks differently when it opens.'],
])('%s', (_what, parts, sentence) => {
  expect(sentenceFor(...parts)).toBe(sentence);
});
