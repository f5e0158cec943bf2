import {isPair, isScalar, visit} from 'yaml';
import type {RecordName} from '../../../../src/content/schema';
import type {Range} from '../pages/scanTags';
import {proseOf} from '../prose/Prose';
import type {Prose} from '../prose/Prose';
import type {RecordFile} from './checkRecords';

/** Fields that hold names for the computer, and addresses. */
const silentFields = ['id', 'url', 'to', 'icon', 'image', 'address', 'email', 'phone'];

/** Fields whose values are chosen, not written. */
const chosenFields: Partial<Record<RecordName, string[]>> = {
  tools: ['category'],
  comparison: ['llmIntegration', 'hosting'],
};

/** The words of a record file. */
export function yamlProse({name, file, document}: RecordFile): Prose {
  const silent = [...silentFields, ...(chosenFields[name] ?? [])];
  const pieces: Range[] = [];
  visit(document, {
    Scalar(_, {value, range}, path) {
      const pair = path.at(-1);
      const isKey = isPair(pair) && isScalar(pair.key) && pair.key.range === range;
      const field = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
      if (typeof value === 'string' && range && !isKey && !silent.includes(field)) {
        pieces.push({start: range[0], end: range[1]});
      }
    },
  });
  return proseOf(file, pieces);
}
