/** @jest-environment node */
import {mkdtempSync} from 'node:fs';
import {watch} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {BackgroundCheck} from './BackgroundCheck';

/** So that a check has a minute, however long the machine takes to start a process. */
jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask']});

it.each(['crashes', 'hangs'])(
  'says that a check %s, and does the next one',
  async (file) => {
    const siteDir = mkdtempSync(join(tmpdir(), 'check-'));
    const written = watch(siteDir, {persistent: false})[Symbol.asyncIterator]().next();
    const background = new BackgroundCheck(
      siteDir,
      {contentFolder: 'content'},
      {worker: join(__dirname, '__fixtures__/unreliableWorker.ts')},
    );

    const answer = expect(background.check(new Map([[file, '']]))).rejects.toThrow(
      'The check stopped working and was restarted.',
    );
    await written;
    if (file === 'hangs') {
      jest.advanceTimersByTime(60_000);
    }
    await answer;
    await expect(background.check()).resolves.toEqual([]);
    await background.stop();
  },
  60_000,
);
