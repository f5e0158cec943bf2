import {isAlias, isMap, isNode, isScalar, parseDocument, visit} from 'yaml';
import type {Document} from 'yaml';
import type * as z from 'zod';
import type {Path} from './schemaParts';

/** A place at which YAML can't be read as it was meant. */
export type SyntaxProblem = {offset: number; code: string};

/** What YAML says, and what is wrong with it. */
export type Reading = {
  document: Document;
  /** Undefined when there are syntax problems. */
  value: unknown;
  /** What the schema makes of it; undefined when there are problems. */
  data?: unknown;
  syntax: readonly SyntaxProblem[];
  issues: readonly z.core.$ZodIssue[];
};

/** Names for parts of the file, which are text to anyone who doesn't know YAML well: `&`, `*`, `!`. */
function referencesIn(document: Document): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Node(_, node) {
      if (node.range && (isAlias(node) || node.tag?.startsWith('!') || node.anchor)) {
        found.push({offset: node.range[0], code: 'REFERENCE'});
      }
    },
  });
  return found;
}

/** Reads YAML and checks it against a schema. */
export function readYaml(schema: z.ZodType, text: string): Reading {
  const document = parseDocument(text, {prettyErrors: false});
  const syntax = [
    ...document.errors.map(({code, pos: [offset]}) => ({offset, code})),
    ...referencesIn(document),
  ];
  if (syntax.length > 0) {
    return {document, value: undefined, syntax, issues: []};
  }
  const value: unknown = document.toJS();
  const {data, error} = schema.safeParse(value, {reportInput: true});
  return {document, value, data, syntax, issues: error?.issues ?? []};
}

/** The offset of the value at `path`, or of the innermost existing value around it. */
export function offsetAt(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      return node.range[0];
    }
  }
  return 0;
}

/** The offset of a key in the map at `path`. */
export function offsetOfKey(document: Document, path: Path, key: string): number {
  const map = document.getIn(path, true);
  const keys = isMap(map) ? map.items.map((pair) => pair.key).filter(isScalar) : [];
  return keys.find(({value}) => value === key)?.range?.[0] ?? offsetAt(document, path);
}
