/** @jest-environment node */
import {load} from 'cheerio';
import {mark} from '../marks';
import {linkSources} from './linkSources';

const sourceOf = (id: number) =>
  id < 9 ? {name: 'paragraph', file: 'docs/a.mdx', line: id} : undefined;
const linked = (body: string) =>
  /<body>(.*)<\/body>/s.exec(
    linkSources(load(`<!doctype html><body>${body}</body>`), sourceOf),
  )?.[1];

it.each([
  ['a text', `<p>${mark('One', 3)}</p>`, '<p data-source="docs/a.mdx:3">One</p>'],
  [
    'texts with other elements between them',
    `<p>${mark('One ', 3)}<b>${mark('two', 3)}</b></p>`,
    '<p data-source="docs/a.mdx:3">One <b data-source="docs/a.mdx:3">two</b></p>',
  ],
  [
    'a description',
    `<img alt="${mark('A team', 4)}">`,
    '<img alt="A team" data-source="docs/a.mdx:4">',
  ],
  [
    'the first of several texts',
    `<p title="${mark('B', 5)}">${mark('One', 3)}${mark('Two', 4)}</p>`,
    '<p title="B" data-source="docs/a.mdx:3">OneTwo</p>',
  ],
  ['nothing for a place that isn’t known', `<p>${mark('One', 9)}</p>`, '<p>One</p>'],
  [
    'nothing in scripts and data, which lose their marks too',
    `<script type="application/json">{"a":"${mark('One', 3)}"}</script>`,
    '<script type="application/json">{"a":"One"}</script>',
  ],
])('links %s', (_what, marked, clean) => {
  expect(linked(marked)).toBe(clean);
});

it('leaves no marks in the head', () => {
  expect(linkSources(load(`<title>${mark('Home', 3)}</title><p>One`), sourceOf)).toBe(
    '<html><head><title>Home</title></head><body><p>One</p></body></html>',
  );
});
