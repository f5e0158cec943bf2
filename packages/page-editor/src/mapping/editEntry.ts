import {SourceFile, uniqueFieldsOf} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {isScalar} from 'yaml';
import {distinct, remove, separator, swap} from './blockText';
import {editField} from './editField';
import {EditError} from './EditError';
import {entriesOf, listAround} from './entrySiblings';
import type {BlockOperation} from '../protocol';
import type {Path} from './Target';
import {needYaml, nodeAt, pageOf, yamlOf} from './yaml';
import type {YamlPart} from './yaml';

/** A new text of the YAML, and the entries of the list by their old indexes. */
type Change = {text: string; order: number[]};

function change(part: YamlPart, path: Path, operation: BlockOperation): Change {
  const list = listAround(part, path);
  const index = Number(path.at(-1));
  const {text} = part;
  const entries = list ? entriesOf(part, list) : [];
  const own = entries[index];
  if (!list || !own) {
    throw new EditError('This isn’t part of a list, so it stays where it is.');
  }
  const order = entries.map((_, other) => other);
  if (operation === 'duplicate') {
    const space = list.flow && entries.length === 1 ? ', ' : flowOr(list.flow, text, entries, own);
    order.splice(index + 1, 0, index);
    const copy = space + text.slice(own.start, own.end);
    return {text: text.slice(0, own.end) + copy + text.slice(own.end), order};
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
  const items = (part: YamlPart): string[] =>
    (nodeAt(part, listPath)?.toJS(part.document) as unknown[]).map((item) => JSON.stringify(item));
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

/** Gives a copied entry its own values of the fields that no two entries share. */
function distinguish(file: SourceFile, path: Path, config: ContentConfig): SourceFile {
  const part = needYaml(file, config);
  const listPath = path.slice(0, -1);
  const schema = part.schemaAt(listPath);
  const fields = (schema && uniqueFieldsOf(schema)) ?? [];
  const list = listAround(part, path);
  const paths = fields.length > 0 ? fields.map((field) => [...path, field]) : [path];
  return paths.reduce((edited, inner) => {
    const node = nodeAt(part, inner);
    if (!schema || !uniqueFieldsOf(schema) || !isScalar(node) || typeof node.value !== 'string') {
      return edited;
    }
    const used = list?.items.map((_, index) =>
      part.document.getIn([...listPath, index, ...inner.slice(path.length)]),
    );
    const accepts = part.schemaAt(inner);
    const value = distinct(
      node.value,
      (text) => !used?.includes(text) && (accepts?.safeParse(text).success ?? true),
    );
    return editField(edited, inner, value, config);
  }, file);
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
 * Moves, duplicates or deletes an entry of a list.
 *
 * @throws EditError when that isn't possible
 */
export function editEntry(
  file: SourceFile,
  path: Path,
  operation: BlockOperation,
  config: ContentConfig,
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
  const copy = [...path.slice(0, -1), Number(path.at(-1)) + 1];
  const own = operation === 'duplicate' ? distinguish(edited, copy, config) : edited;
  const result = renumber(part, own, path, config);
  return result.contentsWith(result.text);
}
