/** @jest-environment node */
import {load} from 'cheerio';
import type {Picture, Section} from '../model';
import {renderReport} from './renderReport';

const picture: Picture = {viewport: 'phone', isInMain: true, around: []};
const page = (name: string, more: Partial<Section> = {}): Section => ({
  path: `/${name}`,
  name,
  status: 'changed',
  changes: [],
  pictures: [picture],
  ...more,
});
const reportOf = (...sections: Section[]): string => renderReport({base: 'abc', sections});

it('says why a picture has no frames', () => {
  const isMostOfPage = page('Home', {pictures: [{...picture, isMostOfPage: true}]});

  expect(reportOf(isMostOfPage)).toContain('Most of this page looks different');
  expect(reportOf(page('Home'))).not.toContain('Most of this page');
});

it('folds the pictures from the third page on of which only the looks change', () => {
  const $ = load(
    reportOf(
      ...['A', 'B'].map((name) => page(name)),
      page('New', {status: 'added'}),
      page('C'),
      page('D'),
    ),
  );

  const folded = $('section').has('details:not([open])').toArray();
  expect(folded.map((section) => $(section).find('h2').text())).toEqual(['C', 'D']);
  expect($('section h3')).toHaveLength(5);
});
