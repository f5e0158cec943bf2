import {isMap, isNode, isScalar, parseDocument} from 'yaml';
import type {Document} from 'yaml';
import type * as z from 'zod';
import type {Diagnostic} from '../Diagnostic';
import type {SourceFile} from '../SourceFile';
import {nearest} from '../suggest';
import {explainIssue, explainUnknownField} from './explainIssue';
import {explainYamlError} from './explainYamlError';
import {fieldsOf, schemaAt} from './schemaParts';
import type {Path} from './schemaParts';

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

/** The offset of a key in the map at `path`. */
function offsetOfKey(document: Document, path: Path, key: string): number {
  const map = document.getIn(path, true);
  const keys = isMap(map) ? map.items.map((pair) => pair.key).filter(isScalar) : [];
  return keys.find(({value}) => value === key)?.range?.[0] ?? offsetAt(document, path);
}

/** The paths of fields whose names are misspelled: they aren't missing as well. */
function misspelledFields(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): Set<string> {
  return new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) =>
            JSON.stringify([...issue.path, nearest(key, fieldsOf(schemaAt(schema, issue.path)))]),
          )
        : [],
    ),
  );
}

export type ParsedYaml<Data> = {
  /** Undefined when there are diagnostics. */
  data?: Data;
  diagnostics: Diagnostic[];
  /** The syntax tree, in which offsets count from `start`. */
  document: Document;
};

/**
 * Reads the YAML of a file and checks it against a schema.
 *
 * @param start where the YAML begins in the file's text
 * @param end where it ends
 */
export function parseYaml<Schema extends z.ZodType>(
  schema: Schema,
  file: SourceFile,
  start = 0,
  end = file.text.length,
): ParsedYaml<z.infer<Schema>> {
  const text = file.text.slice(start, end);
  const document = parseDocument(text, {prettyErrors: false});
  const [syntaxError] = document.errors;
  if (syntaxError) {
    const {offset, ...details} = explainYamlError(text, syntaxError);
    return {diagnostics: [file.diagnostic(start + offset, details)], document};
  }

  const result = schema.safeParse(document.toJS(), {reportInput: true});
  if (result.success) {
    return {data: result.data, diagnostics: [], document};
  }
  const misspelled = misspelledFields(schema, result.error.issues);
  const diagnostics = result.error.issues.flatMap((issue): Diagnostic[] => {
    const part = schemaAt(schema, issue.path);
    if (issue.input === undefined && misspelled.has(JSON.stringify(issue.path))) {
      return [];
    }
    if (issue.code !== 'unrecognized_keys') {
      const offset = start + offsetAt(document, issue.path);
      return [file.diagnostic(offset, explainIssue(issue, part))];
    }
    return issue.keys.map((key) =>
      file.diagnostic(
        start + offsetOfKey(document, issue.path, key),
        explainUnknownField(key, fieldsOf(part)),
      ),
    );
  });
  return {
    diagnostics: diagnostics.sort((a, b) => a.line - b.line || a.column - b.column),
    document,
  };
}
