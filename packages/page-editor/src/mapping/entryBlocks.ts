import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {isMap, isSeq} from 'yaml';
import {sourceAt} from './sourceAt';
import type {BlockDescription, Path} from './Target';
import {nodeAt, yamlOf} from './yaml';
import type {YamlPart} from './yaml';

/** What a part of a YAML file is called: "quickLinks 2", "client". */
export function nameAt({name}: YamlPart, path: Path): string {
  const last = path.at(-1);
  if (typeof last !== 'number') {
    return last ?? name;
  }
  const list = path.findLast((step) => typeof step === 'string') ?? name;
  return `${list} ${last + 1}`;
}

/** The entry at a path: an item of a list, a map, or everything. */
export function describeEntry(
  file: SourceFile,
  path: Path,
  config: ContentConfig,
): BlockDescription {
  const part = yamlOf(file, config);
  const offset = part.range.start + (nodeAt(part, path)?.range?.[0] ?? 0);
  return {
    block: {kind: 'entry', path},
    source: sourceAt(file, offset, nameAt(part, path)),
    operations: [],
    insertable: [],
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
