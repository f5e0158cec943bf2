/** @jest-environment node */
import {textChanges} from './pageChange.fixture';
import {placeInPage, thumbnailFile} from './wording';

it('describes where a text is', () => {
  const [change] = textChanges('One sentence.', 'One other sentence.', 'footer');

  expect(change && placeInPage(change)).toBe('in the footer, under “Costs”');
  expect(change && placeInPage({...change, area: 'main', cell: 'Bolt, Mobile'})).toBe(
    'under “Costs”, in the cell “Bolt, Mobile”',
  );
});

it.each([
  ['Prices', 'under “Costs”, was under “Prices”, moved'],
  ['', 'under “Costs”, was above the first heading, moved'],
])('describes where a moved text was: "%s"', (formerSection, place) => {
  const [change] = textChanges('', 'One sentence.');

  expect(change && placeInPage({...change, kind: 'moved', formerSection})).toBe(place);
});

it('names the picture of a page after the commit', () => {
  expect(thumbnailFile('/', '0123456789')).toBe('page-home-0123456.webp');
  expect(thumbnailFile('/tools')).toBe('page-tools.webp');
});
