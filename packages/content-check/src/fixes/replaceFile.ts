import {randomUUID} from 'node:crypto';
import {chmodSync, existsSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** Replaces a file as a whole and keeps its mode, so that it is never half written. */
export function replaceFile(target: string, contents: string | Uint8Array): void {
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  try {
    writeFileSync(draft, contents, {flag: 'wx'});
    if (existsSync(target)) {
      chmodSync(draft, statSync(target).mode);
    }
    renameSync(draft, target);
  } finally {
    rmSync(draft, {force: true});
  }
}
