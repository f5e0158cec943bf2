/** @jest-environment node */
import {load} from 'cheerio';
import type {Look, Part, PagePlace} from '../model';
import {renderReport} from './renderReport';

const place: PagePlace = {area: 'main', section: 'Cost', heading: 'Cost', anchor: 'cost'};
const look: Look = {place, titles: ['Cost'], pictures: [{viewport: 'phone'}], fingerprint: ''};
const page = (name: string, more: Partial<Part> = {}): Part => ({
  path: `/${name}`,
  name,
  status: 'changed',
  changes: [],
  looks: [],
  ...more,
});

it('leads from each place to the preview, and without a preview nowhere', () => {
  const change = {kind: 'text', how: 'added', place, before: '', after: 'New'} as const;
  const more = {role: '', label: '', addresses: [], alsoAt: [{...place, anchor: 'more'}]};
  const parts = [page('tools', {changes: [{...change, ...more}], looks: [look]})];
  const linksIn = (html: string) =>
    load(html)('section a')
      .toArray()
      .map(({attribs}) => attribs.href);

  expect(linksIn(renderReport({parts, preview: 'https://o.github.io/pr-7/'}))).toEqual([
    'https://o.github.io/pr-7/tools',
    'https://o.github.io/pr-7/tools#cost',
    'https://o.github.io/pr-7/tools#more',
  ]);
  expect(linksIn(renderReport({parts}))).toEqual([]);
});

it('shows one section of which only the looks change, and others on demand', () => {
  const looks = ['A', 'B', 'C'].map((section) => ({
    ...look,
    place: {...place, section},
    titles: [section],
  }));
  const $ = load(renderReport({parts: [page('tools', {looks})]}));

  const folded = $('details:not([open])').find('h3').toArray();
  expect(folded.map((title) => $(title).text())).toEqual(['B', 'C']);
});
