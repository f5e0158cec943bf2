/** @jest-environment node */
import {fillMarked} from './fillMarked';

const page = 'Before.\n\n<!-- generated: list -->\n\nOld.\n\n<!-- /generated -->\n\nAfter.\n';

it('replaces the text between the markers and nothing else', () => {
  expect(fillMarked(page, {list: 'New.'})).toBe(`Before.

<!-- generated: list -->

<!-- oxfmt-ignore-start -->

New.

<!-- oxfmt-ignore-end -->

<!-- /generated -->

After.
`);
});

it('writes the same text when it runs again', () => {
  const once = fillMarked(page, {list: 'A $1 and a $& stay.'});
  expect(fillMarked(once, {list: 'A $1 and a $& stay.'})).toBe(once);
  expect(once).toContain('A $1 and a $& stay.');
});

it.each([
  [{list: 'New.', table: 'T'}, 'The marker <!-- generated: table --> is missing.'],
  [{}, 'Unknown marker <!-- generated: list -->.'],
])('throws when sections and markers differ: %j', (sections, message) => {
  expect(() => fillMarked(page, sections)).toThrow(message);
});
