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
const footerOnDesktop: Picture = {...picture('footer'), viewport: 'desktop'};
const page = (path: string, changes: Change[], pictures: Picture[] = []): Section => ({
  path,
  name: path,
  status: changes.length + pictures.length > 0 ? 'changed' : 'unchanged',
  changes,
  pictures,
});
const footer = change('© 2027', 'footer');

it('shows a footer at both widths, although the screenshot of a tall page ends above it', () => {
  const both = [footerOnDesktop, picture('footer')];
  const [shared, ...others] = splitShared([
    {...page('/benefits', [footer], [footerOnDesktop]), endsEarly: ['phone']},
    page('/', [footer], both),
    page('/tools', [footer], both),
  ]);

  expect(shared?.pictures).toEqual(both);
  expect(others.flatMap(({pictures}) => pictures)).toEqual([]);
});

it('keeps the pictures of a page with words of its own in its header', () => {
  const notice = change('Closed today', 'header');
  const [shared, closed, other] = splitShared([
    page('/', [notice], [picture('header')]),
    page('/tools', [], [picture('header')]),
  ]);

  expect(shared?.pictures).toEqual([picture('header')]);
  expect(closed?.pictures).toEqual([picture('header')]);
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

const tallerFooter: Picture = {
  ...footerOnDesktop,
  around: footerOnDesktop.around.map((place) => ({...place, height: 200})),
};

it.each([
  ['at another width, too', [footerOnDesktop, picture('footer')]],
  ['more on a desktop', [tallerFooter]],
  ['more on a desktop, and on a phone', [tallerFooter, picture('footer')]],
])('keeps the pictures of a page whose footer looks different %s', (_where, pictures) => {
  const [shared, ...others] = splitShared([
    page('/contact', [], pictures),
    page('/', [], [footerOnDesktop]),
    page('/tools', [], [footerOnDesktop]),
  ]);

  expect(shared?.pictures).toEqual([footerOnDesktop]);
  expect(others.map((section) => section.pictures)).toEqual([pictures, [], []]);
});

it('shows each page if one looks different at fewer widths', () => {
  const sections = [
    page('/', [], [footerOnDesktop, picture('footer')]),
    page('/contact', [], [tallerFooter]),
  ];

  expect(splitShared(sections)).toEqual(sections);
});
