import * as z from 'zod';
import {recordSchemas} from './schema';
import type {RecordName} from './schema';

/** Where editors find the schema of a record file, from the project's root. */
export const jsonSchemaPath = (name: RecordName) => `src/content/json-schema/${name}.schema.json`;

/** What an editor completes and checks a record file by, as the text of a JSON file. */
export function jsonSchemaText(name: RecordName): string {
  return `${JSON.stringify(z.toJSONSchema(recordSchemas[name], {io: 'input'}), null, 2)}\n`;
}
