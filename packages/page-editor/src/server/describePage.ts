import {isAddressOf} from '@sitekit/authoring/development';
import {fieldsOf} from '../mapping';
import type {PageInfo} from '../protocol';
import {numberField} from './describePlaces';
import type {EditorSite} from './EditorSite';

/** What Docusaurus knows about the site and its pages. */
export type PublishedSite = {
  /** The site's address, without the base URL. */
  url: string;
  /** The file of each page, from the project's root, by its path. */
  files: ReadonlyMap<string, string>;
};

/** The title and the description of a page; null for one that isn't written by authors. */
export function describePage(
  site: EditorSite,
  {url, files}: PublishedSite,
  pathname: string,
): PageInfo | null {
  const [permalink, file] = Array.from(files).find(([path]) => isAddressOf(path, pathname)) ?? [];
  if (permalink === undefined || file === undefined) {
    return null;
  }
  const source = site.read(file);
  const fields = fieldsOf(source, {kind: 'entry', path: []}, site.config).map((field) =>
    numberField(site, source, field),
  );
  const [title, description] = ['title', 'description'].map((name) =>
    fields.find((field) => field.name === name),
  );
  return title && description ? {file, title, description, address: url + permalink} : null;
}
