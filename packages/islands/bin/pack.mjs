/* Before `npm pack`: compiles src to lib, and lets package.json export that. `--restore` undoes it. */

import {execFileSync} from 'node:child_process';
import {copyFileSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';

/** @typedef {{exports: Record<string, unknown>, private?: boolean, scripts?: object, type?: string}} Manifest */

const manifest = 'package.json';
const backup = 'package.json.bak';

if (process.argv.includes('--restore')) {
  renameSync(backup, manifest);
  rmSync('lib', {recursive: true});
} else {
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
  delete published.scripts;
  published.type = 'module';
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
}
