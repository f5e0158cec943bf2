import {linkSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';

function isRunning(processId: number): boolean {
  try {
    // Signal 0 only asks whether the process exists.
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that has the lock, or NaN when its build has just ended. */
function ownerOf(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return NaN;
  }
}

/** @returns whether this process has written the lock, which then exists with its id or not at all */
function write(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    return false;
  } finally {
    rmSync(own);
  }
}

/**
 * Keeps other builds of the site from starting until this process ends: two builds delete each other's
 * files. The lock has the id of its process, so the lock of a build that crashed is ignored. When another
 * build is running, this process ends with a sentence that says so.
 */
export function lockBuild(generatedFilesDir: string): void {
  mkdirSync(generatedFilesDir, {recursive: true});
  const lock = join(generatedFilesDir, 'build.lock');
  while (!write(lock)) {
    const owner = ownerOf(lock);
    if (owner === process.pid) {
      // A build of several languages loads its plugins for each.
      return;
    }
    if (isRunning(owner)) {
      // An error would hide the sentence in the middle of its stack.
      console.error(
        `[ERROR] Process ${owner} is already building this site: wait until it ends, or delete ` +
          `${relative('.', lock)} if that process isn't a build.`,
      );
      process.exit(1);
    }
    rmSync(lock, {force: true});
  }
  process.once('exit', () => rmSync(lock, {force: true}));
}
