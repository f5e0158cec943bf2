/** @jest-environment node */
import {speculationRules} from './speculationRules';

it('covers the pages below the base URL, without files', () => {
  const rule = {
    where: {
      and: [{href_matches: '/preview/7/*'}, {not: {href_matches: '/preview/7/*.*'}}],
    },
    eagerness: 'moderate',
  };

  expect(JSON.parse(speculationRules('/preview/7/'))).toEqual({
    prerender: [rule],
    prefetch: [rule],
  });
});
