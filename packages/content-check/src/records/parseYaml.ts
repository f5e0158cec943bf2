import type {Document} from 'yaml';
import type * as z from 'zod';
import type {Diagnostic} from '../Diagnostic';
import type {DetailsAtOffset, SourceFile} from '../SourceFile';
import {nearest} from '../suggest';
import {explainIssue, explainUnknownField} from './explainIssue';
import {findMistakes} from './findMistakes';
import type {Appraisal} from './findMistakes';
import {offsetAt, offsetOfKey, readYaml} from './readYaml';
import type {Reading} from './readYaml';
import {allFieldsOf, fieldsOf, schemaAt} from './schemaParts';
import {splitLines} from './TextLines';
import type {Repair} from './yamlLines';

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

function explainIssues(schema: z.ZodType, {document, issues}: Reading): DetailsAtOffset[] {
  const misspelled = misspelledFields(schema, issues);
  return issues.flatMap((issue): DetailsAtOffset[] => {
    const part = schemaAt(schema, issue.path);
    if (issue.input === undefined && misspelled.has(JSON.stringify(issue.path))) {
      return [];
    }
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          offset: offsetOfKey(document, issue.path, key),
          ...explainUnknownField(key, fieldsOf(part)),
        }))
      : [{offset: offsetAt(document, issue.path), ...explainIssue(issue, part)}];
  });
}

function explainDuplicates(text: string, {syntax}: Reading): DetailsAtOffset[] {
  return syntax
    .filter(({code}) => code === 'DUPLICATE_KEY')
    .map(({offset}) => ({
      offset,
      message: `The field \`${text.slice(offset).split(/\s*:/, 1)[0] ?? ''}\` is used twice.`,
      hint: 'Delete one of the two lines.',
    }));
}

/** Offsets of issues that a change of spaces or marks could solve. */
function structuralOffsets({document, issues}: Reading): number[] {
  const places = issues.map((issue) => {
    const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
    return {issue, field: issue.path.at(-1), isMissing};
  });
  return places.flatMap(({issue, field, isMissing}) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => offsetOfKey(document, issue.path, key));
    }
    const isMixedUp = isMissing
      ? places.some((other) => other.isMissing && other.field !== field)
      : issue.code === 'invalid_type' &&
        (typeof issue.input === 'object' || ['array', 'object'].includes(issue.expected));
    return isMixedUp ? [offsetAt(document, issue.path)] : [];
  });
}

/**
 * Reads no-break spaces where YAML needs normal ones as if they were normal. They have a diagnostic
 * of their own.
 */
const withNormalSpaces = (text: string): string =>
  text.replace(/^[ \u00a0\u2007\u202f\u3000]+(?=\S)|(?<=^[ \t-]*\w+:)[\u00a0\u202f]+/gm, (spaces) =>
    ' '.repeat(spaces.length),
  );

/** Any syntax problem is worse than any number of other issues. */
const SYNTAX_COST = 1000;

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
  const text = withNormalSpaces(file.text.slice(start, end));
  const reading = readYaml(schema, text);
  const {document, value, syntax, issues} = reading;
  const result = {document, value, isReadable: syntax.length === 0};
  if (result.isReadable && issues.length === 0) {
    return {...result, data: reading.data as z.infer<Schema>, diagnostics: []};
  }

  const {lines, offsetOf} = splitLines(text);
  const read = (changed: readonly string[]) => readYaml(schema, changed.join('\n'));
  const appraise = (changed: readonly string[]): Appraisal => {
    const now = read(changed);
    const offsets =
      now.syntax.length > 0 ? now.syntax.map(({offset}) => offset) : structuralOffsets(now);
    return {
      cost: now.syntax.length * SYNTAX_COST + now.issues.length,
      lines: Array.from(new Set(offsets.map(splitLines(changed.join('\n')).lineOf))),
      hasSyntaxProblems: now.syntax.length > 0,
    };
  };
  const toDiagnostic = ({line, column, message, hint, changes, isSafe}: Repair): Diagnostic => {
    const [first] = changes;
    const fixed = isSafe && changes.size === 1 && first && {line: first[0], text: first[1]};
    return file.diagnostic(start + offsetOf(line, column), {
      message,
      hint,
      ...(fixed && {
        fix: {
          start: start + offsetOf(fixed.line, 0),
          end: start + offsetOf(fixed.line, Infinity),
          text: fixed.text,
        },
      }),
    });
  };

  const found = findMistakes(lines, allFieldsOf(schema), appraise);
  const rest = read(found.lines);
  const repaired = splitLines(found.lines.join('\n'));
  const duplicates = explainDuplicates(repaired.text, rest);
  // What is wrong with a line is said once.
  const known = new Set(found.mistakes.map(({line}) => line));
  const others = [...duplicates, ...explainIssues(schema, rest)].map(({offset, ...details}) => {
    const line = repaired.lineOf(offset);
    return {line, column: offset - repaired.offsetOf(line, 0), ...details};
  });
  const diagnostics = [
    ...found.mistakes.map(toDiagnostic),
    ...others
      .filter(({line}) => !known.has(line))
      .map(({line, column, ...details}) =>
        file.diagnostic(start + offsetOf(line, column), details),
      ),
  ];
  return {
    ...result,
    diagnostics: diagnostics.sort((a, b) => a.line - b.line || a.column - b.column),
  };
}
