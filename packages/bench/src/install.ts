import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {benchDir, rivalsDir} from './folders';
import {logProgress} from './progress';

/** Holds the hash of the lockfile that the packages were installed from. */
const stampFile = join(rivalsDir, 'node_modules/.installed-from');

/** Installs the rivals' packages unless they are up to date. */
function install(): void {
  const lockfile = readFileSync(join(rivalsDir, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) {
    return;
  }
  logProgress('install the rivals');
  // `npm ci` refuses a lockfile without the packages for other systems, which not all registries have.
  // Astro runs on the Node that is installed here, which is newer than that of npm.
  execFileSync('npm', ['install', '--no-save', '--no-engine-strict'], {
    cwd: rivalsDir,
    stdio: 'inherit',
  });
  writeFileSync(stampFile, hash);
}

/**
 * Installs the rivals, then checks their types and style, which needs their packages.
 *
 * @throws Error when either fails
 */
export function prepareRivals(): void {
  install();
  logProgress('check the rivals');
  execFileSync('npm', ['run', 'check:rivals'], {cwd: benchDir, stdio: 'inherit'});
}
