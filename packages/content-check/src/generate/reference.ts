import {describeCanContain, describeProp, labelOf} from '../components';
import type {ComponentDoc} from '../components';
import type {ContentConfig} from '../config';
import * as z from 'zod';
import {code, codes, escapeMdx, fence, paragraphs, table} from './markdown';

/** What a component is for and where it can be used. */
const aboutComponent = ({description, belongsIn, canContain, counts}: ComponentDoc): string =>
  paragraphs([
    escapeMdx(description),
    [
      belongsIn && `Belongs in: ${describeCanContain(belongsIn)}.`,
      canContain && `Can contain: ${describeCanContain(canContain)}.`,
      counts && `Use ${counts}, so that every row is full.`,
    ]
      .filter(Boolean)
      .join(' '),
  ]);

/** @returns undefined when the component has no props */
const propsTable = ({props}: ComponentDoc): string | undefined =>
  props.length > 0
    ? table(
        ['Name', 'In the page', 'Description', 'Required'],
        props.map((prop) => [
          labelOf(prop.name, prop.label),
          describeProp(prop),
          escapeMdx(prop.description),
          prop.isRequired ? 'yes' : 'no',
        ]),
      )
    : undefined;

/** Describes every component, with an example to copy, as Markdown. */
export const componentsReference = (components: readonly ComponentDoc[]): string =>
  paragraphs([
    `There are ${components.length}: ${codes(components.map(({name}) => name))}.`,
    ...components.map((component) =>
      paragraphs([
        `### ${component.name}`,
        aboutComponent(component),
        propsTable(component),
        fence('mdx', component.example),
      ]),
    ),
  ]);

type Schema = z.core.JSONSchema.JSONSchema;

/** A field that an author writes, with the names of the fields that contain it. */
type Field = {path: string[]; schema: Schema; isRequired: boolean};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const entryOf = ({items}: Schema): Schema | undefined =>
  isSchema(items) && !Array.isArray(items) ? items : undefined;

function fieldsIn(schema: Schema, parents: readonly string[] = []): Field[] {
  const container = entryOf(schema) ?? schema;
  return Object.entries(container.properties ?? {}).flatMap(([name, property]) => {
    if (!isSchema(property)) {
      return [];
    }
    const path = [...parents, name];
    const inner = fieldsIn(property, path);
    const isRequired = Boolean(container.required?.includes(name));
    const field = {path, schema: property, isRequired};
    return property.description || inner.length === 0 ? [field, ...inner] : inner;
  });
}

/** What to write for values of each format and type of JSON Schema. */
const values: Partial<Record<string, string>> = {
  uri: 'an address that starts with `https://`',
  email: 'an email address',
  string: 'text',
  boolean: '`true` or `false`',
  number: 'a number',
  integer: 'a number',
  array: 'a list, each entry starting with `- `',
};

function valueOf(schema: Schema): string {
  if (schema.enum) {
    return `one of ${codes(schema.enum.map(String))}`;
  }
  const value = values[schema.format ?? ''] ?? values[String(schema.type)] ?? 'the fields below';
  return schema.maxLength ? `${value}, at most ${schema.maxLength} characters` : value;
}

function fieldsTable(title: string, schema: z.ZodType): string {
  const root = z.toJSONSchema(schema, {io: 'input'}) as Schema;
  return paragraphs([
    `### ${title}`,
    entryOf(root) && 'A list. Each entry starts with `- ` and has these fields:',
    table(
      ['Name', 'In the file', 'Description', 'Value', 'Required'],
      fieldsIn(root).map((field) => [
        labelOf(field.path.at(-1) ?? '', field.schema.title),
        field.path.map(code).join(' → '),
        field.schema.description ?? '',
        valueOf(field.schema),
        field.isRequired ? 'yes' : 'no',
      ]),
    ),
  ]);
}

/** Lists the fields of pages and records, as Markdown. */
export const fieldsReference = ({
  frontMatter,
  records,
  recordsFolder,
}: Pick<ContentConfig, 'frontMatter' | 'records' | 'recordsFolder'>): string =>
  paragraphs([
    fieldsTable('The block at the top of a page', frontMatter),
    ...Object.entries(records).map(([name, schema]) =>
      fieldsTable(code(`${recordsFolder}/${name}.yaml`), schema),
    ),
  ]);
