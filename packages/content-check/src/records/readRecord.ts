import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isMap, isScalar, isSeq} from 'yaml';
import type * as z from 'zod';
import {ContentError} from '../Diagnostic';
import type {Range} from '../Diagnostic';
import {withinTime} from '../limits';
import {SourceFile} from '../SourceFile';
import {parseYaml, unreadYaml} from './parseYaml';
import type {ParsedYaml} from './parseYaml';
import {isFreeText, schemaAt} from './schemaParts';
import type {Path} from './schemaParts';

/** Where the records are, and what is in them. */
export type RecordsConfig = {
  /** The folder of the records: one YAML file for each schema of `records`. */
  recordsFolder: string;
  /** The schema of each record file, by its name without `.yaml`. */
  records: Readonly<Record<string, z.ZodType>>;
};

/** A record file, read as far as it can be. */
export type RecordFile = ParsedYaml<unknown> & {
  /** Without `.yaml`. */
  name: string;
  schema: z.ZodType;
  file: SourceFile;
};

export const recordPath = ({recordsFolder}: Pick<RecordsConfig, 'recordsFolder'>, name: string) =>
  `${recordsFolder}/${name}.yaml`;

/**
 * Contents to check instead of those of files, by path from the project's root. A page that doesn't
 * exist yet is checked as well; null is for one that is deleted.
 */
export type EditedFiles = ReadonlyMap<string, string | null>;

/** @throws the file system's error when the file can't be read */
export function readSource(siteDir: string, path: string, edited?: EditedFiles): SourceFile {
  const contents = edited?.get(path) ?? undefined;
  return contents === undefined
    ? SourceFile.fromBytes(path, readFileSync(join(siteDir, path)))
    : new SourceFile(path, contents);
}

/**
 * The data of a record file.
 *
 * @throws ContentError with every problem of the file
 */
export function parseRecord<Schema extends z.ZodType>(
  schema: Schema,
  file: SourceFile,
): z.infer<Schema> {
  const {data, problems}: ParsedYaml<z.infer<Schema>> = parseYaml(schema, file);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return data as z.infer<Schema>;
}

/** Reads all record files that exist, and checks them against their schemas. */
export function readRecordFiles(
  siteDir: string,
  config: RecordsConfig,
  edited?: EditedFiles,
): RecordFile[] {
  return Object.entries(config.records)
    .filter(([name]) => existsSync(join(siteDir, recordPath(config, name))))
    .map(([name, schema]) => {
      const file = readSource(siteDir, recordPath(config, name), edited);
      const parsed = withinTime(
        file,
        (): ParsedYaml<unknown> => parseYaml(schema, file),
        unreadYaml,
      );
      return {...parsed, name, schema, file};
    });
}

/** A text in a record: where it is in the file, and the fields and entries that lead to it. */
export type RecordText = Range & {path: Path; value: string; isFreeText: boolean};

function textsIn(node: unknown, path: Path, schema: z.ZodType): RecordText[] {
  if (isMap(node)) {
    return node.items.flatMap(({key, value}) => textsIn(value, [...path, String(key)], schema));
  }
  if (isSeq(node)) {
    return node.items.flatMap((item, index) => textsIn(item, [...path, index], schema));
  }
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) {
    return [];
  }
  const part = schemaAt(schema, path);
  const [start, end] = node.range;
  // A field that the schema doesn't know is most likely misspelled text.
  return [{start, end, path, value: node.value, isFreeText: !part || isFreeText(part)}];
}

/** The texts in the YAML of a record or of front matter. */
export const textsOf = ({schema, document}: Pick<RecordFile, 'schema' | 'document'>) =>
  textsIn(document.contents, [], schema);

/** How the configuration names a field: `site.client.name`. */
export const fieldName = ({name}: Pick<RecordFile, 'name'>, path: Path): string =>
  [name, ...path.filter((step) => typeof step === 'string')].join('.');

/**
 * The texts in fields of records, such as a client's name.
 *
 * @param fields the record and the fields in it, separated by dots: `site.client.name`
 */
export const textsInRecords = (
  records: readonly RecordFile[],
  fields: readonly string[] = [],
): string[] =>
  records.flatMap((record) =>
    textsOf(record)
      .filter(({path}) => fields.includes(fieldName(record, path)))
      .map(({value}) => value),
  );
