/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {generate} from '@sitekit/content-check/generate';
import options from '../../../config/generate';
import {recordSchemas} from '../../content/schema';

it('the files that npm run generate writes are up to date', () => {
  expect(() => generate(process.cwd(), options, ['--check'])).not.toThrow();
});

it.each(Object.keys(recordSchemas))('the first line of %s.yaml names its JSON schema', (name) => {
  const [firstLine] = readFileSync(`docs-content/data/${name}.yaml`, 'utf8').split('\n');

  expect(firstLine).toBe(
    `# yaml-language-server: $schema=../../src/content/generated/${name}.schema.json`,
  );
});

it.each(Object.keys(recordSchemas))(
  'a negative number in the help for %s can be copied',
  (name) => {
    expect(readFileSync(`src/content/generated/${name}.schema.json`, 'utf8')).not.toContain('−');
  },
);
