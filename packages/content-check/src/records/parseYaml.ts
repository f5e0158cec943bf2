import {isAlias, isMap, isNode, isScalar, parseDocument, visit} from 'yaml';
import type {Document} from 'yaml';
import type * as z from 'zod';
import type {Diagnostic, Problem} from '../Diagnostic';
import type {SourceFile} from '../SourceFile';
import {nearest} from '../suggest';
import {explainIssue, explainUnknownField} from './explainIssue';
import {explainValidLine, explainYamlError} from './explainYamlError';
import type {LineProblem} from './explainYamlError';
import {allFieldsOf, fieldsOf, schemaAt} from './schemaParts';
import type {Path} from './schemaParts';

export type ParsedYaml<Data> = {
  /** Undefined when there are diagnostics. */
  data?: Data;
  diagnostics: Diagnostic[];
  /** The syntax tree, in which offsets count from `start`. */
  document: Document;
  /** What the YAML says, without the schema's defaults; undefined when it can't be read. */
  value: unknown;
  /** Whether it can be read. */
  isReadable: boolean;
};

type YamlOptions = {
  /** The range of the file's text that contains the YAML; the whole text unless told otherwise. */
  start?: number;
  end?: number;
  /** Reads what the parser accepts as another parser does. It can throw. */
  reread?: (yaml: string) => unknown;
};

/** A syntax error at an offset, and the parser's word for it. */
type SyntaxError = {offset: number; code: string; message: string};

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

function offsetOfKey(document: Document, path: Path, key: string): number {
  const map = document.getIn(path, true);
  const keys = isMap(map) ? map.items.map((pair) => pair.key).filter(isScalar) : [];
  return keys.find(({value}) => value === key)?.range?.[0] ?? offsetAt(document, path);
}

/** References such as `*name`, which are most likely text. */
function referencesIn(document: Document): SyntaxError[] {
  const found: SyntaxError[] = [];
  visit(document, {
    Node(_, node) {
      if (node.range && (isAlias(node) || node.anchor || node.tag?.startsWith('!'))) {
        found.push({offset: node.range[0], code: 'REFERENCE', message: 'A reference'});
      }
    },
  });
  return found;
}

function explainSyntaxError(
  text: string,
  {offset, code, message}: SyntaxError,
  fields: ReadonlySet<string>,
): Problem {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const index = text.slice(0, offset).split('\n').length - 1;
  // The end of the file is on an empty line.
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const found = explainYamlError({
    code,
    message,
    lines,
    index: Math.min(index, Math.max(last, 0)),
    fields,
  });
  return found
    ? toProblem(text, lines, found)
    : {
        offset,
        message: `This line can't be read: ${message}.`,
        hint: 'Compare it with the lines around it.',
      };
}

function toProblem(
  text: string,
  lines: readonly string[],
  {line, column, replacement, replacedFrom = column, ...details}: LineProblem & {line: number},
): Problem {
  const start = text
    .split('\n')
    .slice(0, line)
    .reduce((sum, other) => sum + other.length + 1, 0);
  const end = start + (lines[line] ?? '').trimEnd().length;
  return {
    offset: start + column,
    ...details,
    ...(replacement !== undefined && {
      fix: {start: start + replacedFrom, end, text: replacement},
    }),
  };
}

function explainIssues(
  schema: z.ZodType,
  document: Document,
  text: string,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  const isMissing = (issue: z.core.$ZodIssue): boolean =>
    issue.code !== 'unrecognized_keys' && issue.input === undefined;
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({key, path: issue.path})) : [],
  );
  /** The field that an unknown one is meant to be: its name is misspelled, or its indentation is wrong. */
  const meantBy = ({key, path}: (typeof unknown)[number]): Path | undefined => {
    const known = fieldsOf(schemaAt(schema, path));
    const [start = ''] = key.split(':');
    const meant = known.includes(start) ? start : nearest(key, known);
    return meant === undefined
      ? issues.find((issue) => isMissing(issue) && issue.path.at(-1) === key)?.path
      : [...path, meant];
  };
  // A field that is meant by an unknown one isn't missing as well.
  const meant = new Set(unknown.map((field) => JSON.stringify(meantBy(field))));
  const fields = allFieldsOf(schema);
  return issues.flatMap((issue): Problem[] => {
    const part = schemaAt(schema, issue.path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const parent = meantBy({key, path: issue.path})?.at(-2);
        return {
          offset: offsetOfKey(document, issue.path, key),
          ...(key.includes(':')
            ? {message: 'A colon needs a space after it.', hint: `Write ${key.replace(':', ': ')}`}
            : typeof parent === 'string' && issue.path.at(-1) !== parent
              ? {
                  message: `\`${key}\` isn't indented like the other fields of \`${parent}\`.`,
                  hint: 'Start both lines with the same number of spaces.',
                }
              : explainUnknownField(key, fieldsOf(part))),
        };
      });
    }
    if (isMissing(issue) && meant.has(JSON.stringify(issue.path))) {
      return [];
    }
    const offset = offsetAt(document, issue.path);
    const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
    const line = text.slice(lineStart).split(/\r?\n/, 1)[0] ?? '';
    const isMisread =
      issue.code === 'invalid_type' && (typeof issue.input === 'string' || issue.input === null);
    const colon = isMisread ? explainValidLine(line, fields) : undefined;
    return [
      colon
        ? toProblem(text, text.split(/\r?\n/), {
            line: text.slice(0, lineStart).split('\n').length - 1,
            ...colon,
          })
        : {offset, ...explainIssue(issue, part)},
    ];
  });
}

const explainDuplicate = (text: string, {offset}: SyntaxError): Problem => ({
  offset,
  message: `The field \`${text.slice(offset).split(/\s*:/, 1)[0] ?? ''}\` is used twice.`,
  hint: 'Delete one of the two lines. If this line starts another entry, begin it with "- ".',
});

/** No-break spaces where YAML needs normal ones have a problem of their own. */
const withNormalSpaces = (text: string): string =>
  text.replace(/^[ \u00a0\u2007\u202f\u3000]+(?=\S)|(?<=^[ \t-]*\w+:)[\u00a0\u202f]+/gm, (spaces) =>
    ' '.repeat(spaces.length),
  );

/**
 * Reads the YAML of a file and checks it against a schema. Whatever the parser or the schema
 * refuses is at least one diagnostic.
 */
export function parseYaml<Schema extends z.ZodType>(
  schema: Schema,
  file: SourceFile,
  {start = 0, end = file.text.length, reread}: YamlOptions = {},
): ParsedYaml<z.infer<Schema>> {
  const text = withNormalSpaces(file.text.slice(start, end));
  const document = parseDocument(text, {prettyErrors: false});
  const errors = [
    ...[...document.errors, ...document.warnings].map(
      ({code, message, pos: [offset]}): SyntaxError => ({offset, code, message}),
    ),
    ...referencesIn(document),
  ];
  const report = (problems: readonly Problem[]): Diagnostic[] =>
    problems
      .map(({offset, fix, ...problem}) =>
        file.diagnostic(start + offset, {
          ...problem,
          ...(fix && {fix: {...fix, start: start + fix.start, end: start + fix.end}}),
        }),
      )
      .sort((a, b) => a.line - b.line || a.column - b.column);
  const fields = allFieldsOf(schema);
  const unreadable = (error: SyntaxError) => ({
    document,
    value: undefined,
    isReadable: false,
    diagnostics: report([explainSyntaxError(text, error, fields)]),
  });

  const duplicates = errors.filter(({code}) => code === 'DUPLICATE_KEY');
  const syntaxError = errors.find((error) => !duplicates.includes(error));
  if (syntaxError) {
    return unreadable(syntaxError);
  }
  let value: unknown;
  try {
    value = reread && duplicates.length === 0 ? reread(text) : document.toJS();
  } catch (error) {
    const message = (error as {reason?: string}).reason ?? String(error);
    const {mark: {position = 0} = {}} = error as {mark?: {position?: number}};
    return unreadable({offset: position, code: 'REREAD', message});
  }
  const {data, error} = schema.safeParse(value, {reportInput: true});
  const problems = [
    // An entry without a hyphen repeats all of its fields.
    ...duplicates.slice(0, 1).map((duplicate) => explainDuplicate(text, duplicate)),
    ...explainIssues(schema, document, text, error?.issues ?? []),
  ];
  return {
    document,
    value,
    isReadable: true,
    diagnostics: report(problems),
    ...(problems.length === 0 && {data}),
  };
}
