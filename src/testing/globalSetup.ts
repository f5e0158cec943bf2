import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Gives tests, and the processes they start, an `os.tmpdir()` of their own, to leave files there. */
export default function globalSetup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  Object.assign(process.env, {TMPDIR: folder, TMP: folder, TEMP: folder});
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
}
