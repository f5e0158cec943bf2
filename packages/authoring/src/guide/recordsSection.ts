import * as z from 'zod';
import {recordsFolder} from '../../../../src/content/folders';
import {frontMatterSchema, recordSchemas} from '../../../../src/content/schema';
import {code, codes, paragraphs, table} from './markdown';

type Schema = z.core.JSONSchema.JSONSchema;

/** A field that an author writes, with those that it stands below. */
type Field = {path: string[]; schema: Schema; isRequired: boolean};

/** More values than these do not fit in a table. */
const mostValues = 5;

const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null;

/** What an entry of a list has to be. */
const entryOf = ({items}: Schema): Schema | undefined =>
  isSchema(items) && !Array.isArray(items) ? items : undefined;

function fieldsIn(schema: Schema, above: readonly string[] = []): Field[] {
  const holder = entryOf(schema) ?? schema;
  return Object.entries(holder.properties ?? {}).flatMap(([name, part]) => {
    if (!isSchema(part)) {
      return [];
    }
    const path = [...above, name];
    const inner = fieldsIn(part, path);
    const field = {path, schema: part, isRequired: Boolean(holder.required?.includes(name))};
    return part.description || inner.length === 0 ? [field, ...inner] : inner;
  });
}

const valuesOf = (schema: Schema): string[] => (schema.enum ?? []).map(String);

const hasManyValues = ({schema}: Field): boolean => valuesOf(schema).length > mostValues;

function howToWrite(field: Field): string {
  const {schema} = field;
  if (schema.enum) {
    return hasManyValues(field) ? 'one of the list below' : `one of ${codes(valuesOf(schema))}`;
  }
  if (schema.type === 'string') {
    switch (schema.format) {
      case 'uri':
        return 'an address that begins with `https://`';
      case 'email':
        return 'an e-mail address';
      default:
        return schema.maxLength ? `text, at most ${schema.maxLength} characters` : 'text';
    }
  }
  switch (schema.type) {
    case 'boolean':
      return '`true` or `false`';
    case 'array':
      return 'a list, each entry starting with `- `';
    default:
      return 'the fields below';
  }
}

function describe(title: string, schema: z.ZodType): string {
  const root = z.toJSONSchema(schema, {io: 'input'}) as Schema;
  const fields = fieldsIn(root);
  return paragraphs([
    `### ${title}`,
    entryOf(root) && 'A list. Each entry starts with `- ` and has these fields:',
    table(
      ['Field', 'What it is', 'What you write'],
      fields.map((field) => [
        field.path.map(code).join(' → '),
        field.schema.description ?? '',
        field.isRequired ? howToWrite(field) : `${howToWrite(field)}; may be left out`,
      ]),
    ),
    ...fields
      .filter(hasManyValues)
      .map(
        ({path, schema: {enum: values = []}}) =>
          `${path.map(code).join(' → ')} is one of:\n\n${values.map((value) => `- ${String(value)}`).join('\n')}`,
      ),
  ]);
}

/** The part of the guide that lists the fields of records, and of the block at a page's top. */
export const recordsSection = (): string =>
  paragraphs([
    describe('The block at the top of a page', frontMatterSchema),
    ...Object.entries(recordSchemas).map(([name, schema]) =>
      describe(code(`${recordsFolder}/${name}.yaml`), schema),
    ),
  ]);
