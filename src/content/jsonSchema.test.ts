/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {jsonSchemaPath, jsonSchemaText} from './jsonSchema';
import {recordSchemas} from './schema';
import type {RecordName} from './schema';

describe.each(Object.keys(recordSchemas) as RecordName[])('the editors’ schema of %s', (name) => {
  it('is up to date (npm run schemas)', () => {
    expect(readFileSync(jsonSchemaPath(name), 'utf8')).toBe(jsonSchemaText(name));
  });

  it('is named in the first line of the record file', () => {
    const firstLine = readFileSync(`docs-content/data/${name}.yaml`, 'utf8').split('\n')[0];
    expect(firstLine).toBe(`# yaml-language-server: $schema=../../${jsonSchemaPath(name)}`);
  });
});

it('offers an editor the categories of a tool', () => {
  expect(jsonSchemaText('tools')).toContain('"Development Environment"');
});
