import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {isMap, isSeq} from 'yaml';
import type {BlockOperation} from '../protocol';
import {listAround} from './entrySiblings';
import {sourceAt} from './sourceAt';
import type {BlockDescription, Path} from './Target';
import {nodeAt, yamlOf} from './yaml';
import type {YamlPart} from './yaml';

/** The name of the innermost list or map around a path. */
const listNameAt = ({name}: YamlPart, path: Path): string =>
  path.findLast((step) => typeof step === 'string') ?? name;

/** What a part of a YAML file is called: "quickLinks 2", "client". */
export function nameAt(part: YamlPart, path: Path): string {
  const last = path.at(-1);
  return typeof last === 'number' ? `${listNameAt(part, path)} ${last + 1}` : (last ?? part.name);
}

/** The entry at a path: an item of a list, a map, or everything. */
export function describeEntry(
  file: SourceFile,
  path: Path,
  config: ContentConfig,
): BlockDescription {
  const part = yamlOf(file, config);
  const list = listAround(part, path);
  const [index, count] = [Number(path.at(-1)), list?.items.length ?? 0];
  const possible: Record<BlockOperation, boolean> = {
    moveUp: index > 0,
    moveDown: index < count - 1,
    duplicate: true,
    delete: count > 1,
  };
  const operations = Object.keys(possible) as BlockOperation[];
  const offset = part.range.start + (nodeAt(part, path)?.range?.[0] ?? 0);
  return {
    block: {kind: 'entry', path},
    source: sourceAt(file, offset, nameAt(part, path)),
    operations: list ? operations.filter((operation) => possible[operation]) : [],
    insertable: list && part.schemaAt(path) ? [`${listNameAt(part, path)} entry`] : [],
  };
}

/** The entries around a field, innermost first: its map, and the items of lists around it. */
export function entriesAround(
  file: SourceFile,
  path: Path,
  config: ContentConfig,
): BlockDescription[] {
  const part = yamlOf(file, config);
  const paths = Array.from({length: path.length + 1}, (_, index) =>
    path.slice(0, path.length - index),
  );
  return paths
    .filter((outer) => {
      const isItem = outer.length > 0 && isSeq(nodeAt(part, outer.slice(0, -1)));
      return isItem || (outer.length === path.length - 1 && isMap(nodeAt(part, outer)));
    })
    .map((outer) => describeEntry(file, outer, config));
}
