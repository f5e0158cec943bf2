import {isAlias, isMap, isNode, isScalar, parseDocument, visit} from 'yaml';
import type {Document} from 'yaml';
import type * as z from 'zod';
import {blank, yamlWithNormalSpaces} from '../characters';
import type {Diagnostic, Range} from '../Diagnostic';
import {tooLong, wholeFileProblem} from '../limits';
import {deepText} from '../model/nesting';
import type {SourceFile} from '../SourceFile';
import {nearest} from '../suggest';
import {explainIssue, explainUnknownField} from './explainIssue';
import {explainYaml} from './explainYaml';
import type {YamlError} from './explainYaml';
import {fieldsOf, isFreeText, schemaAt} from './schemaParts';
import type {Path} from './schemaParts';

export type ParsedYaml<Data> = {
  /** Undefined when there are problems. */
  data?: Data;
  problems: Diagnostic[];
  /** The syntax tree. */
  document: Document;
  /** What the YAML says, without the schema's defaults; undefined when it can't be read. */
  value: unknown;
  /** Whether it can be read. */
  isReadable: boolean;
};

type YamlOptions = {
  /** The part of the file that contains the YAML; the whole file unless told otherwise. */
  range?: Range;
  /** Reads what the parser accepts as another parser does. It can throw. */
  reread?: (yaml: string) => unknown;
};

/** The offset of the value at `path`, or of the innermost existing value around it. */
function offsetAt(document: Document, path: Path): number {
  const node = document.getIn(path, true);
  return isNode(node) && node.range
    ? node.range[0]
    : path.length > 0
      ? offsetAt(document, path.slice(0, -1))
      : 0;
}

/** The offset of a field's name in the group of fields at `path`. */
function offsetOfField(document: Document, path: Path, name: string): number | undefined {
  const group = document.getIn(path, true);
  const field = isMap(group) ? group.items.find(({key}) => String(key) === name)?.key : undefined;
  return isNode(field) ? field.range?.[0] : undefined;
}

/**
 * What keeps the YAML from being read. References such as `*name` are most likely text, and an entry
 * that isn't indented enough is read as part of the one above it.
 */
function firstError(document: Document, text: string): YamlError | undefined {
  const errors = [...document.errors, ...document.warnings].map(
    ({code, message, pos: [offset]}): YamlError => ({offset, code, message}),
  );
  visit(document, {
    Node(_, node) {
      const [start = 0, end = 0] = node.range ?? [];
      if (isAlias(node) || node.anchor || node.tag?.startsWith('!')) {
        const offset = node.anchor ? text.lastIndexOf(`&${node.anchor}`, start) : start;
        errors.push({offset, code: 'REFERENCE', message: 'A reference'});
      } else if (isScalar(node) && node.type === 'PLAIN') {
        const entry = /^[ \t]*(?=-[ \t])/m.exec(text.slice(start, end));
        if (entry) {
          const offset = start + entry.index + entry[0].length;
          errors.push({offset, code: 'PART_OF_TEXT', message: 'Part of the text above'});
        }
      }
    },
  });
  return errors[0];
}

/** Reads YAML, in the end as `reread` does, or finds its first error. */
function readYaml(
  text: string,
  reread: YamlOptions['reread'],
): {document: Document; value?: unknown; error?: YamlError} {
  const document = parseDocument(text, {prettyErrors: false, logLevel: 'error'});
  const error = firstError(document, text);
  if (error) {
    return {document, error};
  }
  try {
    return {document, value: reread ? reread(text) : document.toJS()};
  } catch (thrown) {
    const {reason, mark} = thrown as {reason?: string; mark?: {position?: number}};
    const message = reason ?? String(thrown);
    return {document, error: {offset: mark?.position ?? 0, code: 'REREAD', message}};
  }
}

/** What doesn't fit the schema, in the order of the file. */
function problemsOf(
  file: SourceFile,
  schema: z.ZodType,
  document: Document,
  issues: readonly z.core.$ZodIssue[],
): Diagnostic[] {
  const unknown = issues.flatMap(({path, ...issue}) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({key, path})) : [],
  );
  /** Whether a field isn't missing, but misspelled. */
  const isMisspelled = (path: Path): boolean =>
    unknown.some(
      (field) =>
        String(field.path) === String(path.slice(0, -1)) &&
        nearest(field.key.replace(/:.*/, ''), [String(path.at(-1))]),
    );
  const unknownFields = unknown.map(({key, path}) => ({
    offset: offsetOfField(document, path, key) ?? offsetAt(document, path),
    ...explainUnknownField(key, fieldsOf(schemaAt(schema, path))),
  }));
  const others = issues
    .filter(({code}) => code !== 'unrecognized_keys')
    .filter(({path, input}) => input !== undefined || !isMisspelled(path))
    .map((issue) => {
      const {path, input} = issue;
      const part = schemaAt(schema, path);
      const offset = offsetAt(document, path);
      // `#1` is read as a comment, and `{name}` as a group of fields.
      const [sign] = (path.length > 0 && /^[#{[]/.exec(file.text.slice(offset))) || [];
      const isText = sign === '#' ? input === null : part && isFreeText(part);
      return sign && isText
        ? {
            offset,
            message: `Text that starts with ${sign} needs quotes.`,
            hint: 'Put the whole text in double quotes.',
          }
        : {offset, ...explainIssue(issue, part)};
    });
  return [...unknownFields, ...others]
    .sort((a, b) => a.offset - b.offset)
    .map((problem) => file.diagnostic(problem));
}

/** YAML that can't be read because of a problem. */
export const unreadYaml = (
  problem: Diagnostic,
  document: Document = parseDocument(''),
): ParsedYaml<never> => ({
  document,
  value: undefined,
  isReadable: false,
  problems: [{...problem, isUnreadable: true}],
});

/**
 * Reads the YAML of a file and checks it against a schema. Whatever the parser or the schema
 * refuses is at least one problem.
 */
export function parseYaml<Schema extends z.ZodType>(
  schema: Schema,
  file: SourceFile,
  {range = {start: 0, end: file.text.length}, reread}: YamlOptions = {},
): ParsedYaml<z.infer<Schema>> {
  const {start, end} = range;
  const text = yamlWithNormalSpaces(blank(file.text.slice(0, end), [{start: 0, end: start}]));
  const unreadable =
    tooLong(file) ?? wholeFileProblem(file, text) ?? deepText(file, text, {isPage: false});
  if (unreadable) {
    return unreadYaml(unreadable);
  }
  const {document, value, error} = readYaml(text, reread);
  if (error) {
    return unreadYaml(file.diagnostic(explainYaml(document, text, error)), document);
  }
  const {data, error: refused} = schema.safeParse(value, {reportInput: true});
  const problems = problemsOf(file, schema, document, refused?.issues ?? []);
  return {
    document,
    value,
    isReadable: true,
    problems,
    ...(problems.length === 0 && {data}),
  };
}
