import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

const jest = globalThis as typeof globalThis & {temporaryFolder?: string};

/** Tells `os.tmpdir()` where to look, also in processes that are started later. */
const setTmpdir = (folder: string) =>
  Object.assign(process.env, {TMPDIR: folder, TMP: folder, TEMP: folder});

/** Makes a folder that is `os.tmpdir()` for all tests, so that they can leave files there. */
export function createTemporaryFolder(): void {
  jest.temporaryFolder = mkdtempSync(join(tmpdir(), 'tests-'));
  setTmpdir(jest.temporaryFolder);
}

export function removeTemporaryFolder(): void {
  if (jest.temporaryFolder !== undefined) {
    rmSync(jest.temporaryFolder, {recursive: true});
    setTmpdir(dirname(jest.temporaryFolder));
  }
}
