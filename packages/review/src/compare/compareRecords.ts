import {findMoves} from './findMoves';
import type {Records, Step} from './recordsOf';

/** A change in a record, in words, and where it can be seen. */
export type RecordChange = {
  /** `GitHub Copilot: cost per month $10 → $12` */
  text: string;
  /** What stands in the record now, or stood there: a page that shows it has these words. */
  words: string[];
  /** The addresses of the pages that show the record, when its kind tells. */
  pages?: string[];
};

type Fields = Record<string, unknown>;

/** The component that shows a list of records. */
const shownBy: Record<string, string> = {tools: 'ToolCatalogue', comparison: 'ToolComparison'};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `costPerMonth` → `cost per month`. */
const inWords = (field: string): string =>
  field
    .replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`)
    .replace('java script', 'JavaScript')
    .trim();

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function shown(value: unknown): string {
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

const edited = (name: string, before: unknown, after: unknown): RecordChange => ({
  text: `${name} ${shown(before)} → ${shown(after)}`,
  words: [before, after].filter((value) => typeof value === 'string'),
});

/** What people call a record, and what tells it from others. */
const nameOf = (record: Fields): string => shown(record.name ?? record.label ?? record.id);
const keyOf = (record: Fields): string => shown(record.id ?? record.name ?? record.label);

function* compareFields(name: string, before: Fields, after: Fields): Generator<RecordChange> {
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, young] = [before[field], after[field]];
    const nested = name ? `${name}, ${inWords(field)}` : capitalized(inWords(field));
    if (isFields(old) && isFields(young)) {
      yield* compareFields(nested, old, young);
    } else if (Array.isArray(old) && Array.isArray(young)) {
      yield* compareLists(nested, old, young);
    } else if (old === undefined && typeof young === 'object') {
      yield {text: `${nested} is new`, words: []};
    } else if (young === undefined && typeof old === 'object') {
      yield {text: `${nested} is gone`, words: []};
    } else if (shown(old) !== shown(young)) {
      yield edited(name ? `${name}: ${inWords(field)}` : `${nested}:`, old, young);
    }
  }
}

function cameOrWent(name: string, record: Fields, isNew: boolean): RecordChange {
  const words = [nameOf(record)];
  if (typeof record.category === 'string') {
    const what = isNew ? 'has a new tool' : 'has lost a tool';
    return {text: `Category ${record.category} ${what}: ${nameOf(record)}`, words};
  }
  return {text: `${name}: ${nameOf(record)} is ${isNew ? 'new' : 'gone'}`, words};
}

/** @param callEntry how an entry is called by its name */
function* compareLists(
  name: string,
  before: readonly unknown[],
  after: readonly unknown[],
  callEntry = (entry: string) => `${name}, ${entry}`,
): Generator<RecordChange> {
  const [old, young] = [before.filter(isFields), after.filter(isFields)];
  if (old.length < before.length || young.length < after.length) {
    if (shown(before) !== shown(after)) {
      const lists = [before, after].map((list) => list.map(shown).join(', '));
      yield {...edited(`${name}:`, lists[0], lists[1]), words: [...before, ...after].map(shown)};
    }
    return;
  }
  const oldByKey = new Map(old.map((record) => [keyOf(record), record]));
  const youngByKey = new Map(young.map((record) => [keyOf(record), record]));
  for (const [key, record] of youngByKey) {
    const former = oldByKey.get(key);
    if (former) {
      yield* compareFields(callEntry(nameOf(former)), former, record);
    } else {
      yield cameOrWent(name, record, true);
    }
  }
  for (const [key, record] of oldByKey) {
    if (!youngByKey.has(key)) {
      yield cameOrWent(name, record, false);
    }
  }
  const nameOfKey = (key: string) => nameOf(youngByKey.get(key) ?? {});
  for (const {moved, before: next} of findMoves([...oldByKey.keys()], [...youngByKey.keys()])) {
    const place = next === undefined ? 'to the end' : `before ${nameOfKey(next)}`;
    yield {text: `${name}: ${nameOfKey(moved)} moved ${place}`, words: [nameOfKey(moved)]};
  }
}

/** Steps are known by their titles: their numbers follow their places. */
function* compareSteps(before: readonly Step[], after: readonly Step[]): Generator<RecordChange> {
  const find = (steps: readonly Step[], title: string) =>
    steps.find((step) => step.title === title);
  const at = (step: Step, text: string): RecordChange => ({
    text,
    words: [step.title],
    pages: [step.page],
  });
  const isRenamed = (old: Step, young: Step) =>
    old.id === young.id && !find(after, old.title) && !find(before, young.title);
  for (const step of after.filter(({title}) => !find(before, title))) {
    const former = before.find((old) => isRenamed(old, step));
    yield former
      ? at(step, `Step ${step.id}: ${former.title} → ${step.title}`)
      : at(step, `Step ${step.id} (${step.title}) is new`);
  }
  for (const step of before.filter(({title}) => !find(after, title))) {
    if (!after.some((young) => isRenamed(step, young))) {
      yield at(step, `Step ${step.id} (${step.title}) is gone`);
    }
  }
  const titles = (steps: readonly Step[]) => steps.map(({title}) => title);
  for (const {moved, before: next} of findMoves(titles(before), titles(after))) {
    const step = find(before, moved);
    const other = next === undefined ? undefined : find(before, next);
    if (step) {
      const place = other ? `before step ${other.id} (${other.title})` : 'to the end';
      yield at(step, `Step ${step.id} (${step.title}) moved ${place}`);
    }
  }
}

/** What has changed in the records and in the steps of the process. */
export function compareRecords(before: Records, after: Records): RecordChange[] {
  const files = Array.from(new Set([...Object.keys(before.data), ...Object.keys(after.data)]));
  const changes = files.flatMap((file): RecordChange[] => {
    const [old, young] = [before.data[file], after.data[file]];
    const component = shownBy[file];
    if (Array.isArray(old) && Array.isArray(young)) {
      const pages = component ? after.pagesWith[component] : undefined;
      const ofFile = compareLists(capitalized(file), old, young, (entry) => entry);
      return Array.from(ofFile, (change) => ({...change, pages}));
    }
    return isFields(old) && isFields(young) ? Array.from(compareFields('', old, young)) : [];
  });
  return [...changes, ...compareSteps(before.steps, after.steps)];
}
