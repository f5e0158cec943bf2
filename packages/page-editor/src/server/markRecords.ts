import {isDeepStrictEqual} from 'node:util';
import {recordPath} from '@sitekit/content-check';
import get from 'lodash/get';
import set from 'lodash/set';
import {mark} from '../marks';
import {editorSite} from './EditorSite';
import type {EditorSite, Version} from './EditorSite';
import type {PlaceId} from '../protocol';

/** A component can show the parts of a text around `{name}` separately. */
const markParts = (text: string, id: PlaceId): string =>
  mark(text.replace(/(?<=[^}])(?=\{\w+\})/g, mark('', id)), id);

/** Marked records, by the version of their file: a change of a page doesn't change records. */
const known = new WeakMap<Version, {record: object; marked: unknown}>();

function markRecord(site: EditorSite, name: string, record: object): unknown {
  const version = site.readIfPossible(recordPath(site.config, name));
  const last = version && known.get(version);
  // The record can have been read before the file changed to this version.
  if (!version || (last && isDeepStrictEqual(last.record, record))) {
    return last?.marked ?? record;
  }
  const marked = structuredClone(record);
  for (const field of version.outline.fields) {
    const {isText, target, value} = field;
    const path = isText && target.kind === 'field' ? target.path : [];
    const text: unknown = get(marked, path);
    // A schema can trim it.
    if (typeof text === 'string' && text.trim() === String(value).trim()) {
      set(marked, path, markParts(text, site.placeId(version, field)));
    }
  }
  known.set(version, {record, marked});
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
