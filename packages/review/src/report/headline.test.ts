/** @jest-environment node */
import type {Change, Picture, Section} from '../model';
import {headline} from './headline';
import {renderSummary} from './renderSummary';

const section = (path: string | undefined, more: Partial<Section> = {}): Section => ({
  path,
  name: path === undefined ? 'On every page' : path.slice(1) || 'Home',
  status: 'changed',
  changes: [],
  pictures: [],
  ...more,
});
const edit = (before: string, after: string, more: Partial<Change> = {}): Change => ({
  kind: 'text',
  how: 'edited',
  place: {area: 'main', heading: ''},
  before,
  after,
  label: 'paragraph',
  ...more,
});
const picture: Picture = {viewport: 'phone', isInMain: true, around: []};
const same = section('/same', {status: 'unchanged'});
const sentenceFor = (...sections: Section[]) => headline({base: 'abc', sections});

it.each([
  ['a price', edit('$10 a month', '$12 a month'), 'one price'],
  ['a figure', edit('30–50% less', '30–55% less'), 'one figure'],
  ['words', edit('Fast', 'Faster'), 'one text edit'],
  ['a heading', edit('A', 'B', {label: 'heading, level 2'}), 'one heading'],
  ['a move', edit('A', 'A', {how: 'moved', destination: 'to the end'}), 'one move'],
  ['a title', edit('A', 'B', {kind: 'title'}), 'one browser title'],
  ['a link', edit('/a', '/b', {kind: 'link'}), 'one link'],
])('counts %s', (_what, change, expected) => {
  expect(sentenceFor(section('/tools', {changes: [change]}), same)).toBe(
    `1 of 2 pages changes: ${expected} on tools.`,
  );
});

const footer = edit('A', 'B', {place: {area: 'footer', heading: ''}});
const identical = {status: 'unchanged', isIdentical: true} as const;
const newLooks = {pictures: [picture]};

it.each<[string, Section[], string]>([
  [
    'starts with what changes everywhere, and ends with looks',
    [
      section(undefined, {changes: [footer]}),
      section('/tools', newLooks),
      section('/new', {status: 'added', ...newLooks}),
      section('/print', {changes: [edit('', 'Broken', {kind: 'error'})]}),
    ],
    '3 of 3 pages change: one text edit on every page, new is new, one console error on print, how tools looks.',
  ],
  [
    'counts what is too much to name',
    ['/a', '/b', '/c', '/d', '/404'].map((path) => section(path, newLooks)),
    '4 of 4 pages change: how four pages look.',
  ],
  [
    'names the page for unknown addresses if only its looks change',
    [same, section('/404', {name: 'Page not found', ...newLooks})],
    '0 of 1 pages change: how Page not found looks.',
  ],
  [
    'says that nothing changes, without counting the page for unknown addresses',
    [section('/', identical), section('/404', identical)],
    'Nothing a visitor can see changes on any of the one page.',
  ],
  [
    'promises nothing about what controls show if a page isn’t identical',
    [section('/', identical), same],
    'No page looks or reads differently when it opens.',
  ],
])('%s', (_what, sections, sentence) => {
  expect(sentenceFor(...sections)).toBe(sentence);
});

it('gives each page an anchor of its own, which the comment’s check of anchors accepts', () => {
  const paths = ['/', '/价格', '/工具', '/a/b', '/a-b', '/a--b', '/A-b', '/404'];
  const sections = paths.map((path) => section(path, {pictures: [picture]}));

  const anchors = renderSummary({base: 'abc', sections}).sections.map(({anchor}) => anchor);
  expect(new Set(anchors).size).toBe(paths.length);
  expect(anchors.join('')).toMatch(/^[a-z0-9-]+$/);
});

it('summarizes a page in short plain sentences', () => {
  const changes = [
    edit('$10', '$12'),
    edit('Now.', 'Soon.'),
    edit('', 'x'.repeat(500), {how: 'added'}),
  ];

  const page = section('/Über/tools', {changes, ...newLooks});
  const {sections} = renderSummary({base: 'abc', sections: [page, same]});
  expect(sections).toEqual([
    {
      page: 'Über/tools (/Über/tools)',
      anchor: 'page---220-ber--tools',
      sentences: [
        '“$10” is now “$12”.',
        '“Now.” is now “Soon.”',
        `“${'x'.repeat(398)}…`,
        'It looks different on a phone.',
      ],
    },
  ]);
});
