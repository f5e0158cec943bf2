/** @jest-environment node */
import * as z from 'zod';
import {jsonSchemas} from './jsonSchemas';

it('describes each record file for an editor', () => {
  const plants = z.array(z.strictObject({kind: z.enum(['fern', 'moss']).describe('What it is')}));

  const files = jsonSchemas({records: {plants}}, 'schemas');

  expect([...files.keys()]).toEqual(['schemas/plants.schema.json']);
  expect(JSON.parse(files.get('schemas/plants.schema.json') ?? '')).toMatchObject({
    type: 'array',
    items: {
      properties: {kind: {enum: ['fern', 'moss'], description: 'What it is'}},
      required: ['kind'],
    },
  });
});
