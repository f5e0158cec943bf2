/** @jest-environment node */
import * as z from 'zod';
import {definitionOf, fieldsOf, isFreeText, schemaAt} from './schemaParts';
import type {SchemaPart} from './schemaParts';

const schema = z.strictObject({
  name: z.string(),
  link: z.url().optional(),
  code: z.string().regex(/^\d+$/),
  items: z.array(z.strictObject({size: z.number()})).optional(),
});

it('knows the fields of a schema, and the parts that a path leads to', () => {
  expect(fieldsOf(schema as unknown as SchemaPart)).toEqual(['name', 'link', 'code', 'items']);
  expect(definitionOf(schemaAt(schema, ['items', 0, 'size']))?.type).toBe('number');
  expect(schemaAt(schema, ['items', 0, 'weight'])).toBeUndefined();
});

it.each([
  ['name', true],
  ['link', false],
  ['code', false],
  ['items', false],
])('tells whether %s accepts any text: %s', (name, expected) => {
  expect(isFreeText(schemaAt(schema, [name]) as SchemaPart)).toBe(expected);
});

it('says where to look when zod describes its schemas in another way', () => {
  expect(() => definitionOf({} as SchemaPart)).toThrow('zod may have changed: compare packages/');
});
