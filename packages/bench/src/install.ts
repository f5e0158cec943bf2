import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {rivalsDir} from './folders';
import {logProgress} from './progress';

/** Holds the hash of the lockfile that the packages were installed from. */
const stampFile = join(rivalsDir, 'node_modules/.installed-from');

/**
 * Installs the rivals' packages unless they are up to date.
 *
 * @throws Error when npm fails
 */
export function installRivals(): void {
  const lockfile = readFileSync(join(rivalsDir, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) {
    return;
  }
  logProgress('install the rivals');
  execFileSync('npm', ['ci'], {cwd: rivalsDir, stdio: 'inherit'});
  writeFileSync(stampFile, hash);
}
