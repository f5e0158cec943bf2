/** @jest-environment node */
import {mark, readMarks} from './marks';

it.each([0, 7, 1234567890])('leads from a text to the number %d', (id) => {
  expect(readMarks(mark('Learn more', id))).toEqual({text: 'Learn more', ids: [id]});
});

it('leaves a text without marks alone, flags of regions included', () => {
  const scotland = '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';
  expect(readMarks(scotland)).toEqual({text: scotland, ids: []});
});
