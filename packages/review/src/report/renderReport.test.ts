/** @jest-environment node */
import {load} from 'cheerio';
import type {Look, Part, Place} from '../model';
import {renderReport} from './renderReport';

const place: Place = {area: 'main', section: 'Cost', heading: 'Cost', anchor: 'cost'};
const look: Look = {place, sections: ['Cost'], pictures: [{viewport: 'phone'}]};
const page = (name: string, more: Partial<Part> = {}): Part => ({
  path: `/${name}`,
  name,
  status: 'changed',
  changes: [],
  looks: [],
  ...more,
});

it('leads from each place to the preview, and without a preview nowhere', () => {
  const change = {kind: 'text', how: 'added', place, before: '', after: 'New', label: ''} as const;
  const parts = [page('tools', {changes: [change], looks: [look]})];
  const linksIn = (html: string) =>
    load(html)('section a')
      .toArray()
      .map(({attribs}) => attribs.href);

  expect(linksIn(renderReport({parts, preview: 'https://o.github.io/pr-7/'}))).toEqual([
    'https://o.github.io/pr-7/tools',
    'https://o.github.io/pr-7/tools#cost',
  ]);
  expect(linksIn(renderReport({parts}))).toEqual([]);
});

it('shows three sections of which only the looks change, and others on demand', () => {
  const $ = load(
    renderReport({parts: ['A', 'B', 'C', 'D'].map((name) => page(name, {looks: [look]}))}),
  );

  const folded = $('section').has('details:not([open])').toArray();
  expect(folded.map((section) => $(section).find('h2').text().trim())).toEqual(['D']);
});
