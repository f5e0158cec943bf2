import {recordPath} from '@sitekit/content-check';
import type {SourceFile} from '@sitekit/content-check';
import get from 'lodash/get';
import set from 'lodash/set';
import {mark} from '../source-map/marks';
import {editorSite} from './EditorSite';
import type {FieldId} from '../protocol';

/** A component can show the parts of a text around `{name}` separately. */
const markParts = (text: string, id: FieldId): string =>
  mark(text.replace(/(?<=[^}])(?=\{\w+\})/g, mark('', id)), id);

/**
 * Reads a record for the development server, and marks its texts, so that the editor knows where
 * each is written. The file is read once, so record and marks are of one version.
 *
 * @param siteDir the project's root
 * @param name of the record
 * @param parse returns the record that the file contains
 * @throws Error when the file can't be read, and whatever `parse` throws
 */
export function readMarkedRecord<Data extends object>(
  siteDir: string,
  name: string,
  parse: (file: SourceFile) => Data,
): Data {
  const site = editorSite(siteDir);
  const version = site.read(recordPath(site.config, name));
  const marked = structuredClone(parse(version.source));
  for (const field of version.outline.fields) {
    const {isText, target, value} = field;
    const path = isText && target.kind === 'field' ? target.path : [];
    const text: unknown = get(marked, path);
    // A schema can trim it.
    if (typeof text === 'string' && text.trim() === String(value).trim()) {
      set(marked, path, markParts(text, site.fieldId(version, field)));
    }
  }
  return marked;
}
