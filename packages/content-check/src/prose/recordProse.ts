import {isPair, isScalar, isSeq, visit} from 'yaml';
import type {Range} from '../model/scanTags';
import type {RecordFile} from '../records/readRecord';
import {isFreeText, schemaAt} from '../records/schemaParts';
import type {Path} from '../records/schemaParts';
import {proseOf} from './Prose';
import type {Prose} from './Prose';

/** Where a value is in its document: the fields and the numbers of the entries that contain it. */
function pathOf(ancestors: readonly unknown[], value: unknown): Path {
  return ancestors.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) {
      return isScalar(node.key) ? [String(node.key.value)] : [];
    }
    return isSeq(node) ? [node.items.indexOf(ancestors[index + 1] ?? value)] : [];
  });
}

/** The places of all text in a record file, except for values that follow a pattern. */
export function recordTexts({schema, document}: RecordFile): Range[] {
  const pieces: Range[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      const {value, range} = node;
      if (key === 'key' || typeof value !== 'string' || !range) {
        return;
      }
      const part = schemaAt(schema, pathOf(ancestors, node));
      // A field that the schema doesn't know is most likely misspelled text.
      if (!part || isFreeText(part)) {
        pieces.push({start: range[0], end: range[1]});
      }
    },
  });
  return pieces;
}

/** The words of a record file. */
export const recordProse = (record: RecordFile): Prose => proseOf(record.file, recordTexts(record));
