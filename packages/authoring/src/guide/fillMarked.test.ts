/** @jest-environment node */
import {fillMarked} from './fillMarked';

const page = 'Before.\n\n<!-- generated: list -->\n\nOld.\n\n<!-- /generated -->\n\nAfter.\n';

it('writes a section between its marks, and leaves the rest alone', () => {
  expect(fillMarked(page, {list: 'New.'})).toBe(`Before.

<!-- generated: list -->

<!-- prettier-ignore-start -->

New.

<!-- prettier-ignore-end -->

<!-- /generated -->

After.
`);
});

it('writes the same when it is done again', () => {
  const once = fillMarked(page, {list: 'A $1 and a $& stay.'});
  expect(fillMarked(once, {list: 'A $1 and a $& stay.'})).toBe(once);
  expect(once).toContain('A $1 and a $& stay.');
});

it.each([
  [{list: 'New.', table: 'T'}, 'There is no mark <!-- generated: table -->.'],
  [{}, 'Nothing is generated for the mark <!-- generated: list -->.'],
])('refuses when sections and marks differ: %j', (sections, message) => {
  expect(() => fillMarked(page, sections)).toThrow(message);
});
