import type {Origin} from '../protocol';
import {draftOf, forgetDraft, keepDraft, readDrafts} from './drafts';

afterEach(() => localStorage.clear());

const benefit = (texts: string[], index: number, kind = 'title in benefit'): {origin: Origin} => ({
  origin: {kind, texts, index},
});
const draft = (field: {origin: Origin}, value = 'Typed', owner = 'tab 1') => ({
  ...field,
  owner,
  value,
  label: 'Title',
  page: 'Benefits',
});

/** Each text is what a title says, and, after a space, what is beside it. */
it.each<[string, string[], number, string[], number]>([
  ['its text, which was moved', ['A a', 'B b', 'C c'], 0, ['B b', 'A a', 'C c'], 1],
  ['its text, although one before it was deleted', ['A a', 'B b'], 1, ['B b'], 0],
  ['its text, which someone else changed', ['A a', 'B b'], 0, ['X a', 'B b'], 0],
  ['its text, beside which something was changed', ['A a', 'B b'], 0, ['A x', 'B b'], 0],
  ['none, when its text was deleted', ['A a', 'B b'], 0, ['B b'], -1],
  ['none, when another one is in its place', ['A a', 'B b'], 0, ['X x', 'B b'], -1],
  ['the same of two alike', ['A a', 'A a'], 1, ['A a', 'A a'], 1],
  ['an empty text, by what is beside it', ['- a', '- b'], 1, ['- x', '- b', '- a'], 1],
  ['a paragraph in its place, which someone else changed', ['A', 'B'], 1, ['A', 'X'], 1],
  ['none, when a paragraph was added as well', ['A', 'B'], 1, ['A', 'X', 'Y'], -1],
])('a draft belongs to %s', (_what, before, index, now, expected) => {
  keepDraft(draft(benefit(before, index)));

  const found = now.findIndex((_, place) => draftOf(benefit(now, place)) !== undefined);
  expect(found).toBe(expected);
  expect(draftOf(benefit(before, index, 'title in section'))).toBeUndefined();
});

it('keeps what each tab typed, and shows what was typed last', () => {
  const field = benefit(['A a'], 0);
  keepDraft(draft(field, 'One'));
  keepDraft(draft(field, 'Two', 'tab 2'));
  expect(draftOf(field)).toMatchObject({value: 'Two'});

  forgetDraft(draft(field, 'Two', 'tab 2'));
  expect(readDrafts()).toMatchObject([{value: 'One', owner: 'tab 1'}]);
});
