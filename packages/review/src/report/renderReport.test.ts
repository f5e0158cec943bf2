/** @jest-environment node */
import type {Picture} from '../model';
import {renderReport} from './renderReport';

const reportOf = (picture: Picture): string =>
  renderReport({
    base: 'abc',
    sections: [{path: '/', name: 'Home', status: 'changed', changes: [], pictures: [picture]}],
  });

it('says why a picture has no frames', () => {
  const picture: Picture = {viewport: 'phone', areas: ['main']};

  expect(reportOf({...picture, isMostOfPage: true})).toContain('Most of this page looks different');
  expect(reportOf(picture)).not.toContain('Most of this page');
});
