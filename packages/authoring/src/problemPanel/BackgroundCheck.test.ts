/** @jest-environment node */
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {BackgroundCheck} from './BackgroundCheck';

const places = {
  contentFolder: 'content',
  recordsFolder: 'content/data',
  spelling: {words: 'words.txt', names: 'names.txt'},
} as ConstructorParameters<typeof BackgroundCheck>[1];

it.each([
  ['crashes', 'The check stopped working and was restarted.'],
  ['hangs', 'The check took more than 3 seconds and was restarted.'],
])(
  'says that a check %s, and does the next one',
  async (file, message) => {
    const check = new BackgroundCheck(mkdtempSync(join(tmpdir(), 'check-')), places, {
      timeoutMs: 3000,
      worker: join(__dirname, '__fixtures__/unreliableWorker.ts'),
    });

    await expect(check.check(new Map([[file, '']]))).rejects.toThrow(message);
    await expect(check.check()).resolves.toEqual([]);
  },
  30_000,
);
