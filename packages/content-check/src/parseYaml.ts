import {isMap, isNode, isScalar, parseDocument} from 'yaml';
import type {Document} from 'yaml';
import type * as z from 'zod';
import {explainIssue, explainUnknownField} from './explainIssue';
import {explainSyntaxError} from './explainSyntaxError';
import {nearest} from './nearest';

type Path = readonly PropertyKey[];

/** What is wrong with a YAML text, and where: an offset in that text. */
export type YamlFinding = {offset: number; message: string; mend?: string};

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

type SchemaPart = z.ZodType & {
  _zod: {def: {shape?: Record<string, SchemaPart>; element?: SchemaPart}};
};

/** The part of a schema that a path leads to. */
const schemaAt = (schema: z.ZodType, path: Path): SchemaPart | undefined =>
  path.reduce<SchemaPart | undefined>((part, step) => {
    const definition = part?._zod.def;
    return typeof step === 'number' ? definition?.element : definition?.shape?.[String(step)];
  }, schema);

/** The paths of fields that are there under a name which is almost theirs: they are not missing. */
function misspeltFields(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): Set<string> {
  return new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => {
            const names = Object.keys(schemaAt(schema, issue.path)?._zod.def.shape ?? {});
            return JSON.stringify([...issue.path, nearest(key, names)]);
          })
        : [],
    ),
  );
}

/**
 * Reads a YAML text, and checks it against a schema.
 *
 * @returns the data when nothing is wrong, and every finding in the order of the text otherwise
 */
export function parseYaml<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): {data?: z.infer<Schema>; findings: YamlFinding[]; document: Document} {
  const document = parseDocument(text, {prettyErrors: false});
  const [syntaxError] = document.errors;
  if (syntaxError) {
    return {findings: [explainSyntaxError(text, syntaxError)], document};
  }

  const result = schema.safeParse(document.toJS(), {reportInput: true});
  if (result.success) {
    return {data: result.data, findings: [], document};
  }
  const misspelt = misspeltFields(schema, result.error.issues);
  const findings = result.error.issues.flatMap((issue): YamlFinding[] => {
    const part = schemaAt(schema, issue.path);
    if (issue.input === undefined && misspelt.has(JSON.stringify(issue.path))) {
      return [];
    }
    if (issue.code !== 'unrecognized_keys') {
      const explanation = explainIssue(issue, part?.description);
      return [{offset: offsetOf(document, issue.path), ...explanation}];
    }
    const names = Object.keys(part?._zod.def.shape ?? {});
    return issue.keys.map((key) => ({
      offset: offsetOfKey(document, issue.path, key),
      ...explainUnknownField(key, names),
    }));
  });
  return {findings: findings.sort((a, b) => a.offset - b.offset), document};
}
