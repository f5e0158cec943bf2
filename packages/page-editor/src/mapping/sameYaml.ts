import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {isScalar} from 'yaml';
import type {Value} from '../protocol';
import type {Path} from './Target';
import {nodeAt, pageOf, scalarValue, yamlOf} from './yaml';
import type {YamlPart} from './yaml';

/** The values of all fields but one, in order, for comparison. */
function othersOf({document}: YamlPart, path: Path): string {
  const copy = document.clone();
  copy.deleteIn(path);
  return JSON.stringify(copy.toJS());
}

/** Whether only the value at a path is different, and reads as it should. */
export function sameYaml(
  before: SourceFile,
  after: SourceFile,
  config: ContentConfig,
  {path, value}: {path: Path; value: Value},
): boolean {
  const [old, edited] = [yamlOf(before, config), yamlOf(after, config)];
  const page = pageOf(after, config);
  const node = nodeAt(edited, path);
  const reads = isScalar(node) ? scalarValue(node) === value : value === undefined && !node;
  const oldBody = before.text.slice(old.range.end);
  return (
    reads &&
    edited.document.errors.length === 0 &&
    (!page || after.text.slice(edited.range.end) === oldBody) &&
    othersOf(old, path) === othersOf(edited, path)
  );
}
