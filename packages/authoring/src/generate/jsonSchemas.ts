import {posix} from 'node:path';
import type {ContentConfig} from '@sitekit/content-check';
import * as z from 'zod';
import type {GeneratedFiles} from './writeFiles';

/**
 * The JSON schemas that editors use to complete and check the records.
 *
 * @param folder where they go, from the project's root
 */
export const jsonSchemas = (
  {records}: Pick<ContentConfig, 'records'>,
  folder: string,
): GeneratedFiles =>
  new Map(
    Object.entries(records).map(([name, schema]) => [
      posix.join(folder, `${name}.schema.json`),
      `${JSON.stringify(z.toJSONSchema(schema, {io: 'input'}), null, 2)}\n`,
    ]),
  );
