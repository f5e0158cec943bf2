import * as z from 'zod';
import {recordSchemas} from '../../content/schema';
import type {RecordName} from '../../content/schema';

type JsonSchema = z.core.JSONSchema.BaseSchema;

function harmless({type, properties = {}, enum: choices, format}: JsonSchema): unknown {
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, harmless(part as JsonSchema)]),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    default:
      return choices?.[0] ?? (format === 'uri' ? 'https://example.com' : '…');
  }
}

/**
 * What the site can show in the place of a record that cannot be read: the same fields, with
 * nothing to say.
 */
export const standInFor = (name: RecordName): unknown =>
  harmless(z.toJSONSchema(recordSchemas[name], {io: 'input'}));
