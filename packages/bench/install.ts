import {createHash} from 'node:crypto';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {benchRoot} from './paths';
import {say} from './progress';

const lockfile = join(benchRoot, 'package-lock.json');

/** Says for which lockfile the packages were installed. */
const stamp = join(benchRoot, 'node_modules/.installed-for');

/**
 * Installs what the benchmark needs, if it is not there yet.
 *
 * @throws Error when npm fails
 */
export function install(): void {
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  say('npm ci --prefix bench');
  const {status} = spawnSync('npm', ['ci', '--prefix', benchRoot], {stdio: 'inherit'});
  if (status !== 0) {
    throw new Error('The packages of the benchmark cannot be installed: see above.');
  }
  writeFileSync(stamp, wanted);
}
