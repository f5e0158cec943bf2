import {existsSync} from 'node:fs';
import {dirname, isAbsolute} from 'node:path';

/** What Node.js says of a package that it can't open, although it's there. */
const unopened = /^Cannot find package '([^']*)'/;

function isOutOfHandles({code, message}: NodeJS.ErrnoException): boolean {
  const [, file = ''] = unopened.exec(message) ?? [];
  return code === 'EMFILE' || code === 'ENFILE' || (isAbsolute(file) && existsSync(dirname(file)));
}

/** An error in words that say what to do, if the system doesn't let this process open more files. */
export const explainHandles = (error: unknown): unknown =>
  error instanceof Error && isOutOfHandles(error)
    ? new Error(
        'The check needs to open more files at once than your system allows. Close other programs, or raise the limit: ulimit -n 4096',
        {cause: error},
      )
    : error;
