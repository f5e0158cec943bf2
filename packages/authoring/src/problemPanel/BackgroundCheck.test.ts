/** @jest-environment node */
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {BackgroundCheck} from './BackgroundCheck';

it.each(['crashes', 'hangs'])(
  'says that a check %s, and does the next one',
  async (file) => {
    const background = new BackgroundCheck(
      mkdtempSync(join(tmpdir(), 'check-')),
      {contentFolder: 'content'},
      {timeoutMs: 3000, worker: join(__dirname, '__fixtures__/unreliableWorker.ts')},
    );

    await expect(background.check(new Map([[file, '']]))).rejects.toThrow(
      'The check stopped working and was restarted.',
    );
    await expect(background.check()).resolves.toEqual([]);
    await background.stop();
  },
  30_000,
);
