import {findMoves} from './findMoves';
import type {NumberedItem} from './readVersionContent';
import {placeInWords} from './RecordChange';
import type {RecordChange} from './RecordChange';

const titles = (items: readonly NumberedItem[]) => items.map(({title}) => title);

/**
 * The changes of numbered elements, such as steps. They are identified by their titles, because
 * their numbers change when they move.
 *
 * @param name what one of them is called, capitalized
 */
export function* compareNumbered(
  name: string,
  before: readonly NumberedItem[],
  after: readonly NumberedItem[],
): Generator<RecordChange> {
  const find = (items: readonly NumberedItem[], title: string) =>
    items.find((item) => item.title === title);
  const describe = ({id, title}: NumberedItem) => `${name} ${id} (${title})`;
  const change = (item: NumberedItem, text: string): RecordChange => ({
    text,
    searchTexts: [item.title],
    pages: [item.page],
  });
  const isRenamed = (old: NumberedItem, current: NumberedItem) =>
    old.id === current.id && !find(after, old.title) && !find(before, current.title);
  for (const item of after.filter(({title}) => !find(before, title))) {
    const former = before.find((old) => isRenamed(old, item));
    yield former
      ? change(item, `${name} ${item.id}: ${former.title} → ${item.title}`)
      : change(item, `${describe(item)} was added`);
  }
  for (const item of before.filter(({title}) => !find(after, title))) {
    if (!after.some((current) => isRenamed(item, current))) {
      yield change(item, `${describe(item)} was removed`);
    }
  }
  for (const {moved, before: next} of findMoves(titles(before), titles(after))) {
    const item = find(before, moved);
    const other = next === undefined ? undefined : find(before, next);
    if (item) {
      const place = placeInWords(other && `${name.toLowerCase()} ${other.id} (${other.title})`);
      yield change(item, `${describe(item)} moved ${place}`);
    }
  }
}
