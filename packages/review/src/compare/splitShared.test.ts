/** @jest-environment node */
import type {Area, Change, Picture, Section} from '../model';
import {splitShared} from './splitShared';

const change = (after: string, area: Area): Change => ({
  kind: 'text',
  how: 'added',
  place: {area, heading: ''},
  before: '',
  after,
  label: 'paragraph',
});
const picture = (...areas: Area[]): Picture => ({
  viewport: 'phone',
  isInMain: areas.includes('main'),
  around: areas
    .filter((area) => area !== 'main')
    .map((area) => ({
      version: 'after',
      area: area === 'header' ? 'above' : 'below',
      top: 20,
      height: 90,
    })),
});
const page = (path: string, changes: Change[], pictures: Picture[] = []): Section => ({
  path,
  name: path,
  status: changes.length + pictures.length > 0 ? 'changed' : 'unchanged',
  changes,
  pictures,
});
const footer = change('© 2027', 'footer');

it('moves what changes on every page into a section of its own', () => {
  const own = change('New words', 'main');
  const [shared, first, second] = splitShared([
    page('/', [footer], [picture('footer')]),
    page('/tools', [footer, own], [picture('main', 'footer')]),
  ]);

  expect(shared).toMatchObject({name: 'On every page', changes: [footer]});
  expect(shared?.pictures).toEqual([picture('footer')]);
  expect(first).toMatchObject({changes: [], pictures: []});
  expect(second).toMatchObject({changes: [own]});
  expect(second?.pictures).toHaveLength(1);
});

it('shows a footer once, although the screenshot of a page ends above it', () => {
  const tall: Section = {...page('/benefits', [footer]), endsEarly: ['phone']};
  const [shared, ...others] = splitShared([
    tall,
    page('/', [footer], [picture('footer')]),
    page('/tools', [footer], [picture('footer')]),
  ]);

  expect(shared?.pictures).toEqual([picture('footer')]);
  expect(others.flatMap(({pictures}) => pictures)).toEqual([]);
});

it('keeps the pictures of a page that also changes differently around its main part', () => {
  const [shared, banner, other] = splitShared([
    page('/', [footer], [picture('header', 'footer')]),
    page('/tools', [footer], [picture('footer')]),
  ]);

  expect(shared?.pictures).toEqual([picture('footer')]);
  expect(banner?.pictures).toEqual([picture('header', 'footer')]);
  expect(other?.pictures).toEqual([]);
});

it.each([
  ['different places', ['header'], ['footer']],
  ['the same place, and one in another one, too', ['header', 'footer'], ['main', 'footer']],
] as [string, Area[], Area[]][])(
  'shows each page if they change in %s',
  (_where, first, second) => {
    const sections = [
      page('/', [], [picture(...first)]),
      page('/tools', [], [picture(...second)]),
      page('/contact', [], [picture('main', 'footer')]),
    ];

    expect(splitShared(sections)).toEqual(sections);
  },
);

it.each([
  ['a page doesn’t change', [page('/', [footer]), page('/tools', [])]],
  [
    'only the main parts change alike',
    [page('/', [change('A', 'main')]), page('/tools', [change('A', 'main')])],
  ],
  ['there is one page', [page('/', [footer])]],
])('leaves everything where it is if %s', (_why, sections) => {
  expect(splitShared(sections)).toEqual(sections);
});
