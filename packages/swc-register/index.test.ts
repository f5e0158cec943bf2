/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** What Node prints as an error when it runs a TypeScript file. */
function errorsOf(text: string, ...nodeOptions: string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'swc-register-')), 'main.ts');
  writeFileSync(file, text);
  const args = [...nodeOptions, '--require', require.resolve('.'), file];
  return spawnSync(process.execPath, args, {encoding: 'utf8'}).stderr;
}

it('says where the syntax is wrong', () => {
  const errors = errorsOf('const price: number = ;');

  expect(errors).toContain('main.ts:1:');
  expect(errors).toContain('Expression expected');
});

it('has source maps, for stack traces with --enable-source-maps', () => {
  const text = 'type Price = number;\n\nthrow new Error(String(1 as Price));';

  expect(errorsOf(text, '--enable-source-maps')).toMatch(/at .*main\.ts:3:\d/);
});
