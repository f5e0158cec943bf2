/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

/** Where files in a temporary folder find packages. */
const NODE_PATH = dirname(dirname(require.resolve('react/package.json')));

const folder = mkdtempSync(join(tmpdir(), 'swc-register-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Runs main.ts in Node, with other files beside it. */
function run(files: Record<string, string>, ...nodeOptions: string[]) {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  const args = [...nodeOptions, '--require', require.resolve('.'), join(folder, 'main.ts')];
  const {stdout, stderr} = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: {...process.env, NODE_PATH},
  });
  return {stdout, stderr};
}

it('runs TypeScript and JSX, and imports ES modules, also when they are needed', () => {
  const {stdout} = run({
    'main.ts': `
      import {Color} from './color';
      import {heading} from './heading';
      import {answer} from './answer.mjs';
      import('./later').then(({later}) => console.log(Color.Blue, heading.type, answer, later));`,
    'color.ts': 'export enum Color {Red, Blue}',
    'heading.tsx': `export const heading = <h1>Pilot</h1>;`,
    'answer.mjs': 'export const answer = 42;',
    'later.ts': `export const later: string = 'later';`,
  });

  expect(stdout).toBe('1 h1 42 later\n');
});

it('loads a TypeScript module for a file that something else has compiled', () => {
  const {stdout} = run({
    'main.ts': `console.log(require('./compiled.cjs'));`,
    'compiled.cjs': `
      const {loadTypeScript} = require('@sitekit/swc-register');
      module.exports = loadTypeScript(require.resolve('./price.ts')).price;`,
    'price.ts': 'export const price: number = 19;',
  });

  expect(stdout).toBe('19\n');
});

it('says where the syntax is wrong', () => {
  const {stderr} = run({'main.ts': 'const price: number = ;'});

  expect(stderr).toContain('main.ts:1:');
  expect(stderr).toContain('Expression expected');
});

it('has source maps, for stack traces with --enable-source-maps', () => {
  const files = {'main.ts': 'type Price = number;\n\nthrow new Error(String(1 as Price));'};

  expect(run(files, '--enable-source-maps').stderr).toMatch(/at .*main\.ts:3:\d/);
});
