import {SourceFile} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {remove, separator, swap} from './blockText';
import {editField} from './editField';
import {EditError} from './EditError';
import {entriesOf, listAround} from './entrySiblings';
import {distinguish, fillWithPlaceholders} from './newEntry';
import type {Path, TargetBlockEdit} from './Target';
import {needYaml, nodeAt, pageOf, yamlOf} from './yaml';
import type {YamlPart} from './yaml';

/** A new text of the YAML, and the entries of the list by their old indexes. */
type Change = {text: string; order: number[]};

type Operation = TargetBlockEdit['operation'];

/** What an operation adds: the copy of an entry, before or after it. */
const additions: Partial<Record<Operation, {offset: 0 | 1; isNew: boolean}>> = {
  duplicate: {offset: 1, isNew: false},
  insertBefore: {offset: 0, isNew: true},
  insertAfter: {offset: 1, isNew: true},
};

/** The comments above an entry, which are about that one. */
const commentsAbove = /^(?:#[^\r\n]*(?:\r\n?|\n)[ \t]*)+/;

function change(part: YamlPart, path: Path, operation: Operation): Change {
  const list = listAround(part, path);
  const index = Number(path.at(-1));
  const {text} = part;
  const entries = list ? entriesOf(part, list) : [];
  const own = entries[index];
  if (!list || !own) {
    throw new EditError('This isn’t part of a list, so it stays where it is.');
  }
  const order = entries.map((_, other) => other);
  const addition = additions[operation];
  if (addition) {
    const space = list.flow && entries.length === 1 ? ', ' : flowOr(list.flow, text, entries, own);
    const whole = text.slice(own.start, own.end);
    const copy = addition.isNew ? whole.replace(commentsAbove, '') : whole;
    const [at, written] = addition.offset ? [own.end, space + copy] : [own.start, copy + space];
    order.splice(index + addition.offset, 0, index);
    return {text: text.slice(0, at) + written + text.slice(at), order};
  }
  const [before, after] = [entries[index - 1], entries[index + 1]];
  if (operation === 'delete') {
    order.splice(index, 1);
    if (!before && !after) {
      throw new EditError('A list can’t be empty. Change this entry instead.');
    }
    if (list.flow) {
      const range = after
        ? {start: own.start, end: after.start}
        : {start: before?.end ?? own.start, end: own.end};
      return {text: text.slice(0, range.start) + text.slice(range.end), order};
    }
    return {text: remove(text, own, {isFirst: !before, isLast: !after}), order};
  }
  const other = operation === 'moveUp' ? before : after;
  if (!other) {
    throw new EditError('There’s nothing to swap it with.');
  }
  const [a, b] = operation === 'moveUp' ? [other, own] : [own, other];
  const first = Math.min(index, entries.indexOf(other));
  order.splice(first, 2, first + 1, first);
  return {text: swap(text, a, b), order};
}

/** What separates entries: lines, or in a list in brackets, commas. */
function flowOr(
  isFlow: boolean | undefined,
  text: string,
  entries: ReturnType<typeof entriesOf>,
  own: {start: number},
): string {
  const [first, second] = entries;
  return isFlow ? text.slice(first?.end, second?.start) : separator(text, entries, own.start);
}

/** Whether a YAML file says the same apart from the order of a list. */
function verify(old: YamlPart, edited: YamlPart, path: Path, order: readonly number[]): boolean {
  const listPath = path.slice(0, -1);
  const items = (part: YamlPart): string[] => {
    const list = nodeAt(part, listPath)?.toJS(part.document) as unknown[];
    return list.map((item) => JSON.stringify(item));
  };
  const others = ({document}: YamlPart): string => {
    if (listPath.length === 0) {
      return '';
    }
    const copy = document.clone();
    copy.setIn(listPath, null);
    return JSON.stringify(copy.toJS());
  };
  const oldItems = items(old);
  return (
    edited.document.errors.length === 0 &&
    others(old) === others(edited) &&
    items(edited).join('\n') === order.map((index) => oldItems[index]).join('\n')
  );
}

/** Fields by which the entries counted from 1, and count again. */
function renumber(old: YamlPart, file: SourceFile, path: Path, config: ContentConfig): SourceFile {
  const listPath = path.slice(0, -1);
  const before = nodeAt(old, listPath)?.toJS(old.document) as unknown[];
  const count = listAround(yamlOf(file, config), [...listPath, 0])?.items.length ?? 0;
  const valueOf = (entry: unknown, name: string) =>
    (entry as Record<string, unknown> | null)?.[name];
  const [first] = before;
  const names = typeof first === 'object' && first ? Object.keys(first) : [];
  return names
    .filter((name) => before.every((entry, index) => valueOf(entry, name) === index + 1))
    .flatMap((name) => Array.from({length: count}, (_, index) => ({name, index})))
    .reduce(
      (edited, {name, index}) => editField(edited, [...listPath, index, name], index + 1, config),
      file,
    );
}

/**
 * Moves, duplicates or deletes an entry of a list, or adds a new one next to it.
 *
 * @param links addresses for a copy of an entry that no other entry leads to
 * @throws EditError when that isn't possible
 */
export function editEntry(
  file: SourceFile,
  path: Path,
  operation: Operation,
  config: ContentConfig,
  links: () => readonly string[],
): string {
  const part = needYaml(file, config);
  const {text, order} = change(part, path, operation);
  const {start, end} = part.range;
  const edited = new SourceFile(
    file.path,
    file.contentsWith(file.text.slice(0, start) + text + file.text.slice(end)),
  );
  const isSameBody =
    !pageOf(file, config) ||
    edited.text.slice(yamlOf(edited, config).range.end) === file.text.slice(end);
  if (!isSameBody || !verify(part, yamlOf(edited, config), path, order)) {
    throw new EditError('This can’t be done here. Edit the file instead.');
  }
  const addition = additions[operation];
  const added = [...path.slice(0, -1), Number(path.at(-1)) + (addition?.offset ?? 0)];
  const filled = addition?.isNew ? fillWithPlaceholders(edited, added, config) : edited;
  const own = addition ? distinguish(filled, added, config, links) : edited;
  const result = renumber(part, own, path, config);
  return result.contentsWith(result.text);
}
