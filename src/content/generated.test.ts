/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {recordSchemas} from './schema';

it.each(['docs:authors', 'schemas'])(
  'the files that npm run %s generates are up to date',
  (script) => {
    expect(() =>
      execFileSync('npm', ['run', '--silent', script, '--', '--check'], {encoding: 'utf8'}),
    ).not.toThrow();
  },
  60_000,
);

it.each(Object.keys(recordSchemas))('the first line of %s.yaml names its JSON schema', (name) => {
  const [firstLine] = readFileSync(`docs-content/data/${name}.yaml`, 'utf8').split('\n');

  expect(firstLine).toBe(
    `# yaml-language-server: $schema=../../src/content/json-schema/${name}.schema.json`,
  );
});
