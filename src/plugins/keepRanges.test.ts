/** @jest-environment node */
import {load} from 'cheerio';
import {keepRanges} from './keepRanges';

const kept = (html: string): string[] => {
  const $ = load(`<main>${html}</main>`);
  keepRanges($);
  expect($('main').text()).toBe(load(html).text());
  return Array.from($('.range'), (element) => $(element).text());
};

it.each([
  ['We aim at <b>30–50%</b> &lt; 60, or 2–3 days.', ['30–50%', '2–3']],
  ['A seat is $150–$250, (roughly 6%–46%).', ['$150–$250,', '6%–46%).']],
  ['The result – 5 – is a number; Monday–Friday are days.', []],
])('keeps ranges of figures on one line: %s', (html, ranges) => {
  expect(kept(html)).toEqual(ranges);
});

it('keeps what is hydrated, chosen or drawn as it is', () => {
  const island = '<site-island><p>1–2</p></site-island>';

  expect(kept(`${island}<select><option>1–2</select><svg><text>1–2</text></svg>`)).toEqual([]);
  expect(kept('<site-island><site-children>1–2</site-children></site-island>')).toEqual(['1–2']);
});
