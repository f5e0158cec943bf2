/*
 * Before `npm pack`: compiles src to lib, and changes package.json to export that. `--restore` undoes
 * it. When npm fails in between, the next `npm pack` or `npm run postpack` restores package.json.
 */

import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';

/** @typedef {{exports: Record<string, unknown>, private?: boolean, type?: string}} Manifest */

const manifest = 'package.json';
const backup = 'package.json.bak';

rmSync('lib', {recursive: true, force: true});
if (existsSync(backup)) {
  renameSync(backup, manifest);
}

if (!process.argv.includes('--restore')) {
  execFileSync('tsc', ['--project', 'tsconfig.build.json'], {stdio: 'inherit'});
  copyFileSync('src/Island/styles.css', 'lib/Island/styles.css');
  copyFileSync(manifest, backup);

  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync(manifest, 'utf8'));
  const published = /** @type {Manifest} */ (parsed);
  for (const [name, source] of Object.entries(published.exports)) {
    const path = String(source)
      .replace('./src/', './lib/')
      .replace(/\.tsx?$/, '');
    published.exports[name] = {types: `${path}.d.ts`, default: `${path}.js`};
  }
  delete published.private;
  published.type = 'module';
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
}
