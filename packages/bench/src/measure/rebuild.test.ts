/** @jest-environment node */
import {editSentence} from './rebuild';

it('adds to the first sentence of a page', () => {
  const page =
    '---\ntitle: Benefits.\n---\n\n<Hero>\n\n  Engineers decide. People stay.\n\nMore.\n';

  expect(editSentence(page)).toBe(page.replace('People stay.', 'People stay, and so on.'));
});

it('needs a sentence', () => {
  expect(() => editSentence('# Heading')).toThrow('There is no sentence to edit.');
});
