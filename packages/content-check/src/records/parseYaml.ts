import {isAlias, isMap, isNode, isScalar, parseDocument, visit} from 'yaml';
import type {Document} from 'yaml';
import type * as z from 'zod';
import type {Problem, Range} from '../Diagnostic';
import {blank} from '../blank';
import {yamlWithNormalSpaces} from '../characters';
import type {SourceFile} from '../SourceFile';
import {nearest} from '../suggest';
import {nestingProblem} from '../model/nesting';
import {lengthProblem} from '../timeLimit';
import {wholeFileProblem} from '../wholeFileProblem';
import {explainIssue, explainUnknownField} from './explainIssue';
import {fieldsOf, isFreeText, schemaAt} from './schemaParts';
import type {Path} from './schemaParts';
import {explainYaml} from './explainYaml';
import type {YamlError} from './explainYaml';

export type ParsedYaml<Data> = {
  /** Undefined when there are problems. */
  data?: Data;
  problems: Problem[];
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
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      return node.range[0];
    }
  }
  return 0;
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
function errorsIn(document: Document, text: string): YamlError[] {
  const errors = [...document.errors, ...document.warnings].map(
    ({code, message, pos: [offset]}): YamlError => ({offset, code, message}),
  );
  visit(document, {
    Node(_, node) {
      if (node.range && (isAlias(node) || node.anchor || node.tag?.startsWith('!'))) {
        errors.push({offset: node.range[0], code: 'REFERENCE', message: 'A reference'});
      }
      if (node.range && isScalar(node) && node.type === 'PLAIN') {
        const [lines] =
          /^[^]*?\n[ \t]*(?=-[ \t])/.exec(text.slice(node.range[0], node.range[1])) ?? [];
        const offset = node.range[0] + (lines?.length ?? 0);
        errors.push(
          ...(lines
            ? [{offset, code: 'ENTRY', message: 'It is read as part of the text above'}]
            : []),
        );
      }
    },
  });
  return errors;
}

/** Reads YAML, in the end as `reread` does, or finds its first error. */
function readYaml(
  text: string,
  reread: YamlOptions['reread'],
): {document: Document; value?: unknown; error?: YamlError} {
  const document = parseDocument(text, {prettyErrors: false, logLevel: 'error'});
  const [error] = errorsIn(document, text);
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

function problemsOf(
  schema: z.ZodType,
  document: Document,
  text: string,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({key, path: issue.path})) : [],
  );
  /** Whether a field isn't missing, but misspelled. */
  const isMisspelled = ({path}: z.core.$ZodIssue): boolean =>
    unknown.some(
      (field) =>
        String([...field.path, nearest(field.key.replace(/:.*/, ''), [String(path.at(-1))])]) ===
        String(path),
    );
  return issues.flatMap((issue): Problem[] => {
    const {path} = issue;
    const part = schemaAt(schema, path);
    const offset = offsetAt(document, path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        offset: offsetOfField(document, path, key) ?? offset,
        ...explainUnknownField(key, fieldsOf(part)),
      }));
    }
    if (issue.input === undefined && isMisspelled(issue)) {
      return [];
    }
    // `#1` is read as a comment, and `{name}` as a group of fields.
    const sign = path.length > 0 ? /^[#{[]/.exec(text.slice(offset))?.[0] : undefined;
    const isMissing = sign === '#' ? issue.input === null : part && isFreeText(part);
    const hint = 'Put the whole text in double quotes.';
    return sign && isMissing
      ? [{offset, message: `Text that starts with ${sign} needs quotes.`, hint}]
      : [{offset, ...explainIssue(issue, part)}];
  });
}

/** YAML that can't be read because of a problem. */
export const unreadYaml = (
  problem: Problem,
  document: Document = parseDocument(''),
): ParsedYaml<never> => ({document, value: undefined, isReadable: false, problems: [problem]});

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
    wholeFileProblem(file, text) ?? lengthProblem(text) ?? nestingProblem(text, false);
  if (unreadable) {
    return unreadYaml(unreadable);
  }
  const {document, value, error} = readYaml(text, reread);
  if (error) {
    return unreadYaml(explainYaml(document, text, error), document);
  }
  const {data, error: refused} = schema.safeParse(value, {reportInput: true});
  const problems = problemsOf(schema, document, text, refused?.issues ?? []);
  return {
    document,
    value,
    isReadable: true,
    problems: problems.sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0)),
    ...(problems.length === 0 && {data}),
  };
}
