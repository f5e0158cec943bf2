import * as z from 'zod';
import {recordSchemas} from './schema';
import type {RecordName} from './schema';

type JsonSchema = z.core.JSONSchema.BaseSchema;

function placeholder({
  type,
  properties = {},
  enum: choices,
  format,
  examples,
}: JsonSchema): unknown {
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, placeholder(part as JsonSchema)]),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    default:
      return choices?.[0] ?? examples?.[0] ?? (format === 'uri' ? 'https://example.com' : '…');
  }
}

/** A record with all fields and no content, for when no valid version is known. */
export const placeholderFor = (name: RecordName): unknown =>
  placeholder(z.toJSONSchema(recordSchemas[name], {io: 'input'}));
