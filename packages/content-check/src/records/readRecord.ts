import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Document} from 'yaml';
import type * as z from 'zod';
import type {ContentConfig} from '../config';
import {ContentError} from '../ContentError';
import type {Problem} from '../Diagnostic';
import {SourceFile} from '../SourceFile';
import {wholeFileProblem} from '../wholeFileProblem';
import {parseYaml} from './parseYaml';
import type {ParsedYaml} from './parseYaml';

/** A record file, read as far as it can be. */
export type RecordFile = {
  /** Without `.yaml`. */
  name: string;
  schema: z.ZodType;
  file: SourceFile;
  /** The syntax tree, for the places of values. */
  document: Document;
  /** What the YAML says, without the schema's defaults and changes. */
  value: unknown;
  /** Whether the YAML can be read. */
  isReadable: boolean;
  /** Whether it fits its schema. */
  isValid: boolean;
  problems: Problem[];
};

export const recordPath = ({recordsFolder}: Pick<ContentConfig, 'recordsFolder'>, name: string) =>
  `${recordsFolder}/${name}.yaml`;

/** Contents to check instead of those of files, by path from the project's root. */
export type EditedFiles = ReadonlyMap<string, string>;

/** @throws the file system's error when the file can't be read */
export function readSource(siteDir: string, path: string, edited?: EditedFiles): SourceFile {
  const contents = edited?.get(path);
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
    throw new ContentError(problems.map((problem) => file.diagnostic(problem)));
  }
  return data as z.infer<Schema>;
}

/** Reads all record files that exist, and checks them against their schemas. */
export function readRecordFiles(
  siteDir: string,
  config: ContentConfig,
  edited?: EditedFiles,
): RecordFile[] {
  return Object.entries(config.records)
    .filter(([name]) => existsSync(join(siteDir, recordPath(config, name))))
    .map(([name, schema]) => {
      const file = readSource(siteDir, recordPath(config, name), edited);
      const unreadable = wholeFileProblem(file);
      const {document, value, isReadable, problems} = parseYaml(schema, file);
      return {
        name,
        schema,
        file,
        document,
        value,
        isReadable: isReadable && !unreadable,
        isValid: problems.length === 0,
        problems: unreadable ? [unreadable] : problems,
      };
    });
}

/** The texts that a path of fields leads to. A field of a list is a field of each of its entries. */
function textsAt(value: unknown, fields: readonly string[]): string[] {
  const [field, ...rest] = fields;
  if (Array.isArray(value)) {
    return value.flatMap((entry) => textsAt(entry, fields));
  }
  if (field === undefined) {
    return typeof value === 'string' ? [value] : [];
  }
  return typeof value === 'object' && value !== null
    ? textsAt((value as Record<string, unknown>)[field], rest)
    : [];
}

/**
 * The texts in fields of records, such as a client's name.
 *
 * @param paths the record and the fields in it, separated by dots: `site.client.name`
 */
export const textsInRecords = (
  records: readonly Pick<RecordFile, 'name' | 'value'>[],
  paths: readonly string[] = [],
): string[] =>
  paths.flatMap((path) => {
    const [record, ...fields] = path.split('.');
    return records.filter(({name}) => name === record).flatMap(({value}) => textsAt(value, fields));
  });
