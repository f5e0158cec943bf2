import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {LineCounter, isMap, isNode, isScalar, parseDocument} from 'yaml';
import type {Document} from 'yaml';
import type * as z from 'zod';
import {explainIssue} from './explainIssue';
import {explainSyntaxError} from './explainSyntaxError';
import {ContentError} from './problem';
import type {Problem} from './problem';
import {recordSchemas} from './schema';
import type {RecordName, Records} from './schema';

/** Where the record files are, from the project's root. */
export const recordsFolder = 'docs-content/data';

type Path = readonly PropertyKey[];

/** The offset of the value at `path`, or of the nearest thing around it that exists. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      return node.range[0];
    }
  }
  return 0;
}

/** The offset of a key that has no place in the map at `path`. */
function offsetOfKey(document: Document, path: Path, key: string): number {
  const map = document.getIn(path, true);
  const keys = isMap(map) ? map.items.map((pair) => pair.key).filter(isScalar) : [];
  return keys.find(({value}) => value === key)?.range?.[0] ?? offsetOf(document, path);
}

function descriptionAt(schema: z.core.$ZodType, path: Path): string | undefined {
  let here: unknown = schema;
  for (const step of path) {
    const definition = (here as z.core.$ZodType)._zod.def as {
      type: string;
      shape?: Record<string, z.core.$ZodType>;
      element?: z.core.$ZodType;
    };
    here = typeof step === 'number' ? definition.element : definition.shape?.[String(step)];
    if (!here) {
      return undefined;
    }
  }
  return (here as z.ZodType).description;
}

/**
 * Checks the text of one record file against its schema.
 *
 * @throws ContentError with every problem that the file has
 */
export function parseRecords<Name extends RecordName>(name: Name, text: string): Records[Name] {
  const file = `${recordsFolder}/${name}.yaml`;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const problemAt = (offset: number, message: string, mend?: string): Problem => {
    const {line, col} = lineCounter.linePos(offset);
    return {file, line: Math.max(line, 1), column: Math.max(col, 1), message, mend};
  };

  const [syntaxError] = document.errors;
  if (syntaxError) {
    const {offset, message, mend} = explainSyntaxError(text, syntaxError);
    throw new ContentError([problemAt(offset, message, mend)]);
  }

  const schema = recordSchemas[name];
  const result = schema.safeParse(document.toJS(), {reportInput: true});
  if (result.success) {
    return result.data as Records[Name];
  }
  const problems = result.error.issues.map((issue) => {
    const {message, mend} = explainIssue(issue, descriptionAt(schema, issue.path));
    const offset =
      issue.code === 'unrecognized_keys'
        ? offsetOfKey(document, issue.path, issue.keys[0] ?? '')
        : offsetOf(document, issue.path);
    return problemAt(offset, message, mend);
  });
  throw new ContentError(problems.sort((a, b) => a.line - b.line));
}

/**
 * Reads one record file of the site.
 *
 * @param siteDir the project's root
 * @throws ContentError when the file does not fit its schema
 */
export function readRecord<Name extends RecordName>(siteDir: string, name: Name): Records[Name] {
  return parseRecords(name, readFileSync(join(siteDir, recordsFolder, `${name}.yaml`), 'utf8'));
}

/**
 * Reads all record files of the site.
 *
 * @throws ContentError with the problems of all files together
 */
export function readAllRecords(siteDir: string): Records {
  const problems: Problem[] = [];
  const entries = (Object.keys(recordSchemas) as RecordName[]).map((name) => {
    try {
      return [name, readRecord(siteDir, name)];
    } catch (error) {
      if (!(error instanceof ContentError)) {
        throw error;
      }
      problems.push(...error.problems);
      return [name, undefined];
    }
  });
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return Object.fromEntries(entries) as Records;
}
