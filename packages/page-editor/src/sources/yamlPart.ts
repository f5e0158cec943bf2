import {recordPath, schemaAt} from '@sitekit/content-check';
import type {ContentConfig, Range, SchemaPart, SourceFile} from '@sitekit/content-check';
import {parseDocument} from 'yaml';
import type {Document} from 'yaml';
import {EditError, isPage, pageOf} from './targets';
import type {Path} from './targets';

/** The YAML of a file: all of a record, or the front matter of a page. */
export type YamlPart = {
  /** The name of the record; `page` for front matter. */
  name: string;
  text: string;
  /** Where it's written in the file. */
  range: Range;
  document: Document;
  schemaAt: (path: Path) => SchemaPart | undefined;
};

const known = new WeakMap<SourceFile, YamlPart>();

/** @throws EditError when the YAML can't be read */
export function yamlOf(file: SourceFile, config: ContentConfig): YamlPart {
  const part = known.get(file) ?? readPart(file, config);
  known.set(file, part);
  if (part.document.errors.length > 0) {
    throw new EditError(`${file.path} has a mistake. Correct it in the file first.`);
  }
  return part;
}

function readPart(file: SourceFile, config: ContentConfig): YamlPart {
  const range = isPage(file)
    ? pageOf(file, config).frontMatter.yaml
    : {start: 0, end: file.text.length};
  const record = Object.entries(config.records).find(
    ([name]) => recordPath(config, name) === file.path,
  );
  const schema = isPage(file) ? config.frontMatter : record?.[1];
  const text = file.text.slice(range.start, range.end);
  return {
    name: isPage(file) ? 'page' : (record?.[0] ?? file.path),
    text,
    range,
    document: parseDocument(text),
    schemaAt: (path) => schema && schemaAt(schema, path),
  };
}
