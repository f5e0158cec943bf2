/** @jest-environment node */
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {BackgroundCheck} from './BackgroundCheck';

it.each([
  ['crashes', 'The check stopped working and was restarted.'],
  ['hangs', 'The check took more than 3 seconds and was restarted.'],
])(
  'says that a check %s, and does the next one',
  async (file, message) => {
    const background = new BackgroundCheck(
      mkdtempSync(join(tmpdir(), 'check-')),
      {contentFolder: 'content'},
      {timeoutMs: 3000, worker: join(__dirname, '__fixtures__/unreliableWorker.ts')},
    );

    await expect(background.check(new Map([[file, '']]))).rejects.toThrow(message);
    await expect(background.check()).resolves.toEqual([]);
    await background.stop();
  },
  30_000,
);
