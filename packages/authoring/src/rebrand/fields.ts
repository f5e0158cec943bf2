import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SourceFile, recordPath, schemaAt} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import type * as z from 'zod';
import {fieldValue} from './setField';

/** A field of a record that differs from client to client. */
export type BrandField = {
  /** The option that sets it, without its hyphens: `client`. */
  option: string;
  /** The record's file, from the project's root. */
  file: string;
  /** Where in the record the field is: `['client', 'name']`. */
  path: string[];
  value: string;
  schema: z.ZodType;
  /** What the field says, from its schema. */
  description: string;
};

/**
 * Reads the fields that options set.
 *
 * @param assignments an option and its field each: `client=site.client.name`
 * @throws Error when there's no such field
 */
export function readFields(
  siteDir: string,
  config: Pick<ContentConfig, 'recordsFolder' | 'records'>,
  assignments: readonly string[],
): BrandField[] {
  return assignments.map((assignment) => {
    const [option = '', place = ''] = assignment.split('=');
    const [record = '', ...path] = place.split('.');
    const recordSchema = config.records[record];
    const schema = recordSchema && schemaAt(recordSchema, path);
    if (!schema || path.length === 0) {
      throw new Error(`--field ${assignment}: no record has the field ${place}.`);
    }
    const file = recordPath(config, record);
    const source = new SourceFile(file, readFileSync(join(siteDir, file), 'utf8'));
    const value = fieldValue(source, path);
    return {option, file, path, value, schema, description: schema.description ?? option};
  });
}
