/*
 * Before `npm pack`: compiles src to lib, and changes package.json to export that. `--restore` undoes
 * it. When npm fails in between, the next `npm pack` or `npm run postpack` restores package.json.
 */

import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';

/**
 * @typedef {object} Manifest
 * @property {Record<string, string | {types: string}>} exports
 * @property {Record<string, string>} dependencies
 * @property {boolean} [private]
 * @property {string} [type]
 */

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
  for (const [name, entry] of Object.entries(published.exports)) {
    const source = typeof entry === 'string' ? entry : entry.types;
    const path = source.replace('./src/', './lib/').replace(/\.tsx?$/, '');
    published.exports[name] = {types: `${path}.d.ts`, default: `${path}.js`};
  }
  delete published.private;
  delete published.dependencies['@sitekit/swc-register'];
  published.type = 'module';
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
}
