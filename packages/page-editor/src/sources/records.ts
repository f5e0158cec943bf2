import {fieldsOf, isFreeText, recordPath, schemaAt, unwrap} from '@sitekit/content-check';
import type {ContentConfig, Range, SchemaPart, SourceFile} from '@sitekit/content-check';
import {isCollection, isMap, isScalar, isSeq, parse, parseDocument, visit} from 'yaml';
import type {Document, Node, Scalar, ToStringOptions, YAMLSeq} from 'yaml';
import type {Path, Value} from './targets';
import {EditError, isPage, lineEndOf, pageOf, sampleOf, withLineFeeds} from './targets';

/** The YAML of a file: all of a record, or the front matter of a page. */
export type YamlPart = {
  /** The name of the record; `page` for front matter. */
  name: string;
  /** With LF as line ending. */
  text: string;
  /** Where it's written in the file. */
  range: Range;
  document: Document;
  schemaAt: (path: Path) => SchemaPart | undefined;
};

const known = new WeakMap<SourceFile, YamlPart>();
const layouts = new WeakMap<YamlPart, ToStringOptions | undefined>();

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
  const text = withLineFeeds(file.text.slice(range.start, range.end));
  return {
    name: isPage(file) ? 'page' : (record?.[0] ?? file.path),
    text,
    range,
    document: parseDocument(text),
    schemaAt: (path) => schema && schemaAt(schema, path),
  };
}

export const nodeAt = ({document}: YamlPart, path: Path): Node | undefined =>
  document.getIn(path, true) as Node | undefined;

/** The line of a file on which something is written. */
export function lineAt(file: SourceFile, part: YamlPart, path: Path): number {
  const before = withLineFeeds(file.text.slice(0, part.range.start));
  const offset = nodeAt(part, path)?.range?.[0] ?? 0;
  return (before + part.text.slice(0, offset)).split('\n').length;
}

/** What a scalar says. The line ending that a block scalar ends with isn't part of it. */
export const scalarValue = ({value, type}: Scalar): unknown =>
  typeof value === 'string' && type?.startsWith('BLOCK') ? value.replace(/\n+$/, '') : value;

/** Calls back for every scalar, in order. */
export function forEachScalar(
  node: unknown,
  callback: (scalar: Scalar, path: Path) => void,
  path: Path = [],
): void {
  if (isScalar(node)) {
    callback(node, path);
  } else if (isMap(node)) {
    node.items.forEach(({key, value}) =>
      forEachScalar(value, callback, [...path, String(isScalar(key) ? key.value : key)]),
    );
  } else if (isSeq(node)) {
    node.items.forEach((item, index) => forEachScalar(item, callback, [...path, index]));
  }
}

/** Whether most texts in quotes are in single quotes. */
function usesSingleQuotes(document: Document): boolean {
  let balance = 0;
  visit(document, {
    Scalar(_, {type}) {
      balance += type === 'QUOTE_SINGLE' ? 1 : type === 'QUOTE_DOUBLE' ? -1 : 0;
    },
  });
  return balance > 0;
}

function findLayout({text, document}: YamlPart): ToStringOptions | undefined {
  const singleQuote = usesSingleQuotes(document);
  const possible = [0, 100, 80].flatMap((lineWidth) =>
    [false, true].flatMap((flowCollectionPadding) =>
      [true, false].map((indentSeq) => ({
        ...{lineWidth, flowCollectionPadding, indentSeq, singleQuote},
        minContentWidth: 0,
      })),
    ),
  );
  return possible.find((options) => print(document, text, options) === text);
}

/**
 * The options with which the file is written as it is, byte for byte.
 *
 * @throws EditError when there are none, since saving would then rewrite other lines, too
 */
function layoutOf(part: YamlPart, path: string): ToStringOptions {
  if (!layouts.has(part)) {
    layouts.set(part, findLayout(part));
  }
  const layout = layouts.get(part);
  if (!layout) {
    throw new EditError(
      `Saving would change other lines of ${path}, because it isn’t formatted the usual way. Run npm run format, then try again.`,
    );
  }
  return layout;
}

/** As the text of a record or of front matter, which may lack the last line ending. */
function print(document: Document, like: string, layout: ToStringOptions): string {
  const text = document.toString(layout);
  return like.endsWith('\n') ? text : text.replace(/\n$/, '');
}

const commentsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => /(?:^|\s)#.*$/.exec(line)?.[0].trim() ?? '')
    .filter(Boolean)
    .sort();

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type YamlChange = {
  change: (document: Document) => void;
  /** What the YAML says after the change, from what it says before. Changes its argument. */
  meant: (data: unknown) => unknown;
  /** Whether comments can disappear, with what they're about. */
  dropsComments?: boolean;
};

/**
 * The text of a file after a change of its YAML, which was read again: it says what was meant, and
 * all comments are still there.
 *
 * @throws EditError otherwise
 */
function changeYaml(
  file: SourceFile,
  config: ContentConfig,
  {change, meant, dropsComments = false}: YamlChange,
): string {
  const part = yamlOf(file, config);
  const layout = layoutOf(part, file.path);
  const document = parseDocument(part.text);
  change(document);
  const text = print(document, part.text, layout);
  const after = parseDocument(text);
  const isMeant =
    after.errors.length === 0 &&
    isSame(after.toJS(), meant(part.document.toJS())) &&
    (dropsComments || isSame(commentsIn(text), commentsIn(part.text)));
  if (!isMeant) {
    throw new EditError('This can’t be written here. Edit the file instead.');
  }
  const {start, end} = part.range;
  return (
    file.text.slice(0, start) + text.replaceAll('\n', lineEndOf(file.text)) + file.text.slice(end)
  );
}

/** Whether every YAML reader takes a plain text for text, such as `2026-11-22` or `yes`. */
const isPlain = (text: string): boolean => {
  try {
    return parse(text, {schema: 'yaml-1.1'}) === text;
  } catch {
    return false;
  }
};

function writeScalar(document: Document, path: Path, value: Exclude<Value, undefined>): void {
  const old = document.getIn(path, true);
  const created = document.createNode(value) as Scalar;
  const ending =
    isScalar(old) && old.type?.startsWith('BLOCK') ? /\n*$/.exec(String(old.value))?.[0] : '';
  if (typeof value === 'string') {
    created.value = value + (ending ?? '');
    if (isScalar(old) && typeof old.value === 'string' && old.type) {
      created.type = old.type;
    }
    if ((created.type ?? 'PLAIN') === 'PLAIN' && !isPlain(value)) {
      created.type = usesSingleQuotes(document) ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE';
    }
  }
  if (isScalar(old)) {
    created.comment = old.comment ?? null;
    created.commentBefore = old.commentBefore ?? null;
    created.spaceBefore = old.spaceBefore ?? false;
  }
  document.setIn(path, created);
}

/** The container that a path leads into, as plain data. */
const containerIn = (data: unknown, path: Path): Record<string | number, unknown> =>
  path
    .slice(0, -1)
    .reduce((value, step) => (value as Record<string | number, unknown>)[step], data) as Record<
    string | number,
    unknown
  >;

/**
 * The text of a file with another value in a field, or without the field.
 *
 * @throws EditError when that can't be written
 */
export function editField(
  file: SourceFile,
  path: Path,
  typed: Value,
  config: ContentConfig,
): string {
  const value = typeof typed === 'string' ? withLineFeeds(typed) : typed;
  const part = yamlOf(file, config);
  const old = nodeAt(part, path);
  const name = path.at(-1) ?? '';
  const parent = nodeAt(part, path.slice(0, -1)) ?? part.document.contents;
  if (isCollection(old) || (!isMap(parent) && !old)) {
    throw new EditError('This isn’t a single text. Edit the file instead.');
  }
  if (isScalar(old) ? scalarValue(old) === value : value === undefined && !old) {
    return file.text;
  }
  if (value === undefined) {
    if (isMap(parent) && parent.items.length === 1) {
      throw new EditError('This is the only field, so it can’t be deleted.');
    }
    return changeYaml(file, config, {
      change: (document) => document.deleteIn(path),
      meant: (data) => {
        Reflect.deleteProperty(containerIn(data, path), name);
        return data;
      },
      dropsComments: true,
    });
  }
  const ending =
    typeof value === 'string' && isScalar(old) && old.type?.startsWith('BLOCK')
      ? (/\n*$/.exec(String(old.value))?.[0] ?? '')
      : '';
  return changeYaml(file, config, {
    change: (document) => writeScalar(document, path, value),
    meant: (data) => {
      containerIn(data ?? {}, path)[name] = typeof value === 'string' ? value + ending : value;
      return data ?? {[name]: value};
    },
  });
}

/** The list that an entry is in, if it is in one. */
export function listAround(part: YamlPart, path: Path): YAMLSeq | undefined {
  const list = typeof path.at(-1) === 'number' ? nodeAt(part, path.slice(0, -1)) : undefined;
  return isSeq(list) ? list : undefined;
}

/** Changes the entries of a list, in the document and in plain data alike. */
function changeList(
  file: SourceFile,
  path: Path,
  config: ContentConfig,
  change: <Item>(items: Item[], index: number, copy: (item: Item) => Item) => void,
  more: {copyNode?: (node: Node) => Node; copyData?: (data: unknown) => unknown} & Pick<
    YamlChange,
    'dropsComments'
  > = {},
): string {
  const index = Number(path.at(-1));
  const {copyNode = (node) => node, copyData = (data) => data, dropsComments = false} = more;
  return changeYaml(file, config, {
    dropsComments,
    change: (document) => {
      const list = document.getIn(path.slice(0, -1), true) as YAMLSeq<Node>;
      const [first] = list.items;
      if (first && list.commentBefore) {
        // The comment above a list is about its first entry, and follows it.
        first.commentBefore = list.commentBefore;
        list.commentBefore = null;
      }
      const gaps = list.items.map(({spaceBefore}) => spaceBefore ?? false);
      change(list.items, index, copyNode);
      list.items.forEach((item, at) => {
        item.spaceBefore = at === 0 ? gaps[0] : (gaps[at] ?? gaps.at(-1));
      });
    },
    meant: (data) => {
      const list = path.slice(0, -1).reduce((value, step) => (value as never)[step], data);
      change(list as unknown[], index, copyData);
      return data;
    },
  });
}

/** @throws EditError when there's no entry to swap it with */
export function moveEntry(
  file: SourceFile,
  path: Path,
  direction: -1 | 1,
  config: ContentConfig,
): string {
  const count = listAround(yamlOf(file, config), path)?.items.length ?? 0;
  const other = Number(path.at(-1)) + direction;
  if (other < 0 || other >= count) {
    throw new EditError('There’s nothing to swap it with.');
  }
  return changeList(file, path, config, (items, index) => {
    items.splice(
      Math.min(index, other),
      2,
      ...items.slice(Math.min(index, other)).slice(0, 2).reverse(),
    );
  });
}

/** @throws EditError when it's the only one */
export function deleteEntry(file: SourceFile, path: Path, config: ContentConfig): string {
  if ((listAround(yamlOf(file, config), path)?.items.length ?? 0) < 2) {
    throw new EditError('This is the only entry, so it can’t be deleted.');
  }
  return changeList(file, path, config, (items, index) => items.splice(index, 1), {
    dropsComments: true,
  });
}

const copyOf = (node: Node): Node => {
  const copy = node.clone() as Node & {commentBefore?: string | null; comment?: string | null};
  visit(copy, {
    Node(_, inner) {
      inner.commentBefore = null;
      inner.comment = null;
    },
  });
  return copy;
};

/** A copy of an entry, below it. Comments are about the original, and aren't copied. */
export const copyEntry = (file: SourceFile, path: Path, config: ContentConfig): string =>
  changeList(
    file,
    path,
    config,
    (items, index, copy) => {
      items.splice(index + 1, 0, ...items.slice(index, index + 1).map(copy));
    },
    {copyNode: copyOf},
  );

/** What a new entry says: samples of texts, and nothing for what has to be chosen. */
function sampleData(value: unknown, schema: SchemaPart | undefined, name: string): unknown {
  const fields = fieldsOf(schema);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => {
        const part = unwrap(schema)?._zod.def.shape?.[key];
        const isOptional = !fields.includes(key) || part?.safeParse(undefined).success === true;
        return isOptional ? [] : [[key, sampleData(inner, part, key)]];
      }),
    );
  }
  return typeof value === 'string' && (!schema || isFreeText(schema)) ? sampleOf(name) : null;
}

/** A new entry before or after another one, with the same required fields. */
export function insertEntry(
  file: SourceFile,
  path: Path,
  place: 'before' | 'after',
  config: ContentConfig,
): string {
  const part = yamlOf(file, config);
  const name = path.findLast((step): step is string => typeof step === 'string') ?? part.name;
  const schema = part.schemaAt(path);
  const copyData = (data: unknown) => sampleData(data, schema, name);
  const own = nodeAt(part, path);
  const isFlow = isMap(own) && own.flow === true;
  return changeList(
    file,
    path,
    config,
    (items, index, copy) => {
      const [item] = items.slice(index, index + 1).map(copy);
      items.splice(
        place === 'before' ? index : index + 1,
        0,
        ...(item === undefined ? [] : [item]),
      );
    },
    {
      copyData,
      copyNode: (node) => {
        const created = part.document.createNode(copyData(node.toJS(part.document))) as Node;
        if (isMap(created)) {
          created.flow = isFlow;
        }
        return created;
      },
    },
  );
}
