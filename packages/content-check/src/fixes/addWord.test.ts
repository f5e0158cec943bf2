/** @jest-environment node */
import {addWord} from './addWord';

it.each([
  ['between its neighbors, ignoring case', 'Astro\nPOC\nVue\n', 'Astro\nPOC\npython\nVue\n'],
  ['below a comment', '# Words\nVue\n', '# Words\npython\nVue\n'],
  ['at the end', 'Astro\n', 'Astro\npython\n'],
  ['to a last line without a line break', 'Astro', 'Astro\npython\n'],
  ['to an empty file', '', 'python\n'],
  ['with the line breaks', 'Vue\r\n', 'python\r\nVue\r\n'],
  ['and keeps what is unsorted', 'Vue\n\n# a\nAstro # b\n', 'python\nVue\n\n# a\nAstro # b\n'],
])('adds a word %s', (_where, before, after) => {
  expect(addWord(before, 'python')).toBe(after);
});

it('adds no word twice', () => {
  expect(addWord('python # the language\n', 'python')).toBe('python # the language\n');
});
