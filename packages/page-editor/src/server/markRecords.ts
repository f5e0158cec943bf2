import {recordPath} from '@sitekit/content-check';
import type {Path} from '../sources';
import {mark} from '../marks';
import {editorSite} from './EditorSite';
import type {EditorSite, Version} from './EditorSite';
import type {PlaceId} from '../protocol';

/** A component can show the parts of a text around `{name}` separately. */
const markParts = (text: string, id: PlaceId): string =>
  mark(text.replace(/(?<=[^}])(?=\{\w+\})/g, mark('', id)), id);

/** A copy of a value with a text in it replaced, if it's still the same there. */
function withText(value: unknown, path: Path, text: string, id: PlaceId): unknown {
  const [step, ...rest] = path;
  if (step === undefined) {
    // A schema can trim it.
    return value === text || value === text.trim() ? markParts(value, id) : value;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      index === step ? withText(item, rest, text, id) : item,
    );
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) {
    return value;
  }
  const fields = value as Record<string, unknown>;
  return {...fields, [step]: withText(fields[step], rest, text, id)};
}

/** What was marked, by the record: a change of a page doesn't change records. */
const known = new WeakMap<object, {version: Version; marked: unknown}>();

function markRecord(site: EditorSite, name: string, record: object): unknown {
  const version = site.readIfPossible(recordPath(site.config, name));
  const before = known.get(record);
  if (!version) {
    return record;
  }
  if (before?.version === version) {
    return before.marked;
  }
  const marked = version.outline.fields.reduce<unknown>(
    (partly, field) =>
      field.isText && field.target.kind === 'field'
        ? withText(partly, field.target.path, String(field.value), site.placeId(version, field))
        : partly,
    record,
  );
  known.set(record, {version, marked});
  return marked;
}

/**
 * For the development server: adds marks to the texts of records, so that the editor knows where
 * each is written.
 *
 * @param siteDir the project's root
 * @param records by name, as their schemas return them
 */
export function markRecords<Records extends Record<string, object>>(
  siteDir: string,
  records: Records,
): Records {
  const site = editorSite(siteDir);
  return Object.fromEntries(
    Object.entries(records).map(([name, record]) => [name, markRecord(site, name, record)]),
  ) as Records;
}
