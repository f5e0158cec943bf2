import {execFileSync} from 'node:child_process';
import {appendFileSync} from 'node:fs';
import {join} from 'node:path';

/** Makes a folder a repository to push to, which doesn't tidy up after each push. */
export function initRemote(folder: string): void {
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder]);
  const config = '[receive]\n\tautogc = false\n[fastimport]\n\tunpackLimit = 0\n';
  appendFileSync(join(folder, 'config'), config);
}
