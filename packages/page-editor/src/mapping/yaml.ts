import {pageFile, readPage, recordPath, schemaAt} from '@sitekit/content-check';
import type {ContentConfig, Page, Range, SchemaPart, SourceFile} from '@sitekit/content-check';
import {isMap, isScalar, isSeq, parseDocument} from 'yaml';
import type {Document, Node, Pair, Scalar} from 'yaml';
import {EditError} from './EditError';
import type {Path} from './Target';

/** The YAML of a file: all of a record, or the front matter of a page. */
export type YamlPart = {
  /** What it's called when it's edited as a whole. */
  name: string;
  /** In which offsets count from `range.start`. */
  document: Document;
  text: string;
  range: Range;
  schemaAt: (path: Path) => SchemaPart | undefined;
};

const pages = new WeakMap<SourceFile, Page>();
const parts = new WeakMap<SourceFile, YamlPart>();

/** A file as a page; undefined for a record. */
export function pageOf(file: SourceFile, config: ContentConfig): Page | undefined {
  if (!pageFile.test(file.path)) {
    return undefined;
  }
  const page = pages.get(file) ?? readPage(file, config);
  pages.set(file, page);
  return page;
}

/** @throws EditError for a record */
export function needPage(file: SourceFile, config: ContentConfig): Page {
  const page = pageOf(file, config);
  if (!page) {
    throw new EditError(`${file.path} isn’t a page.`);
  }
  return page;
}

function readPart(file: SourceFile, config: ContentConfig): YamlPart {
  const page = pageOf(file, config);
  const range = page ? page.frontMatter.yaml : {start: 0, end: file.text.length};
  const record = Object.entries(config.records).find(
    ([name]) => recordPath(config, name) === file.path,
  );
  const schema = page ? config.frontMatter : record?.[1];
  const text = file.text.slice(range.start, range.end);
  return {
    name: page ? 'page' : (record?.[0] ?? file.path),
    document: parseDocument(text, {prettyErrors: false, keepSourceTokens: true}),
    text,
    range,
    schemaAt: (path) => schema && schemaAt(schema, path),
  };
}

/** The YAML of a file, whether or not it can be read. */
export function yamlOf(file: SourceFile, config: ContentConfig): YamlPart {
  const part = parts.get(file) ?? readPart(file, config);
  parts.set(file, part);
  return part;
}

/** @throws EditError when the YAML can't be read, so that nothing is written over it */
export function needYaml(file: SourceFile, config: ContentConfig): YamlPart {
  const part = yamlOf(file, config);
  if (part.document.errors.length > 0) {
    throw new EditError(`${file.path} has a mistake. Correct it in the file first.`);
  }
  return part;
}

/** The name of a field, as text. */
export const keyOf = ({key}: Pair): string => String(isScalar(key) ? key.value : key);

/** The node at a path, if there is one. */
export const nodeAt = ({document}: YamlPart, path: Path): Node | undefined =>
  document.getIn(path, true) as Node | undefined;

/** What a scalar says. The line ending that a block scalar ends with isn't part of it. */
export const scalarValue = ({value, type}: Scalar): unknown =>
  typeof value === 'string' && type?.startsWith('BLOCK') ? value.replace(/\n+$/, '') : value;

/** Calls back for every scalar below a node, in order. */
export function forEachScalar(
  node: unknown,
  path: Path,
  callback: (scalar: Scalar, path: Path) => void,
): void {
  if (isScalar(node)) {
    callback(node, path);
  } else if (isMap(node)) {
    node.items.forEach((pair) => forEachScalar(pair.value, [...path, keyOf(pair)], callback));
  } else if (isSeq(node)) {
    node.items.forEach((item, index) => forEachScalar(item, [...path, index], callback));
  }
}
