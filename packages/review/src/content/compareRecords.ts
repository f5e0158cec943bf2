import type {ReviewConfig} from '../config';
import {compareNumbered} from './compareNumbered';
import {findMoves} from './findMoves';
import type {VersionContent} from './readVersionContent';
import {placeInWords} from './RecordChange';
import type {RecordChange} from './RecordChange';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `costPerMonth` → `cost per month` */
const inWords = (field: string): string =>
  field
    .replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`)
    .replace('java script', 'JavaScript')
    .trim();

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function valueInWords(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return '(nothing)';
    case 'boolean':
      return value ? 'yes' : 'no';
    case 'string':
      return value;
    default:
      return JSON.stringify(value);
  }
}

const valueChanged = (name: string, before: unknown, after: unknown): RecordChange => ({
  text: `${name} ${valueInWords(before)} → ${valueInWords(after)}`,
  searchTexts: [before, after].filter((value) => typeof value === 'string'),
});

/** What readers call a record, and what identifies it. */
const nameOf = (record: Fields): string => valueInWords(record.name ?? record.id);
const keyOf = (record: Fields): string => valueInWords(record.id ?? record.name);

function* compareFields(name: string, before: Fields, after: Fields): Generator<RecordChange> {
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, current] = [before[field], after[field]];
    const nested = name ? `${name}, ${inWords(field)}` : capitalized(inWords(field));
    if (isFields(old) && isFields(current)) {
      yield* compareFields(nested, old, current);
    } else if (Array.isArray(old) && Array.isArray(current)) {
      yield* compareLists(nested, old, current);
    } else if (old === undefined && typeof current === 'object') {
      yield {text: `${nested} was added`, searchTexts: []};
    } else if (current === undefined && typeof old === 'object') {
      yield {text: `${nested} was removed`, searchTexts: []};
    } else if (valueInWords(old) !== valueInWords(current)) {
      yield valueChanged(name ? `${name}: ${inWords(field)}` : `${nested}:`, old, current);
    }
  }
}

/** `Tools: Bolt was added (category: Full-Stack Generation)` */
function entryChanged(name: string, record: Fields, how: 'added' | 'removed'): RecordChange {
  const {category} = record;
  const suffix = typeof category === 'string' ? ` (category: ${category})` : '';
  return {
    text: `${name}: ${nameOf(record)} was ${how}${suffix}`,
    searchTexts: [nameOf(record)],
  };
}

function* compareScalars(
  name: string,
  before: readonly unknown[],
  after: readonly unknown[],
): Generator<RecordChange> {
  if (valueInWords(before) !== valueInWords(after)) {
    const inOneLine = (list: readonly unknown[]) => list.map(valueInWords).join(', ');
    yield {
      ...valueChanged(`${name}:`, inOneLine(before), inOneLine(after)),
      searchTexts: [...before, ...after].map(valueInWords),
    };
  }
}

/** @param entryName how changes refer to an entry, by its own name */
function* compareLists(
  name: string,
  before: readonly unknown[],
  after: readonly unknown[],
  entryName = (entry: string) => `${name}, ${entry}`,
): Generator<RecordChange> {
  if (!before.every(isFields) || !after.every(isFields)) {
    yield* compareScalars(name, before, after);
    return;
  }
  const oldByKey = new Map(before.map((record) => [keyOf(record), record]));
  const currentByKey = new Map(after.map((record) => [keyOf(record), record]));
  for (const [key, record] of currentByKey) {
    const former = oldByKey.get(key);
    if (former) {
      yield* compareFields(entryName(nameOf(former)), former, record);
    } else {
      yield entryChanged(name, record, 'added');
    }
  }
  for (const [key, record] of oldByKey) {
    if (!currentByKey.has(key)) {
      yield entryChanged(name, record, 'removed');
    }
  }
  const nameOfKey = (key: string) => nameOf(currentByKey.get(key) ?? {});
  for (const {moved, before: next} of findMoves([...oldByKey.keys()], [...currentByKey.keys()])) {
    const place = placeInWords(next === undefined ? undefined : nameOfKey(next));
    yield {
      text: `${name}: ${nameOfKey(moved)} moved ${place}`,
      searchTexts: [nameOfKey(moved)],
    };
  }
}

/** The changes of records and of numbered elements between two versions. */
export function compareRecords(
  before: VersionContent,
  after: VersionContent,
  {shownBy = {}, numbered}: Pick<ReviewConfig, 'shownBy' | 'numbered'>,
): RecordChange[] {
  const files = new Set([...Object.keys(before.records), ...Object.keys(after.records)]);
  const changes = Array.from(files).flatMap((file): RecordChange[] => {
    const [old, current] = [before.records[file], after.records[file]];
    const component = shownBy[file];
    if (Array.isArray(old) && Array.isArray(current)) {
      const pages = component ? after.pagesUsing[component] : undefined;
      const ofFile = compareLists(capitalized(file), old, current, (entry) => entry);
      return Array.from(ofFile, (change) => ({...change, pages}));
    }
    return isFields(old) && isFields(current) ? Array.from(compareFields('', old, current)) : [];
  });
  return numbered
    ? [...changes, ...compareNumbered(capitalized(numbered.name), before.numbered, after.numbered)]
    : changes;
}
