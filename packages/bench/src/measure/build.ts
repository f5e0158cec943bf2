import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {run} from '../contestants';
import type {Contestant} from '../contestants';

const pollMs = 250;

/** The memory of all processes in a session, in bytes. */
function memoryOf(session: number): number {
  try {
    const sizes = execFileSync('ps', ['-o', 'rss=', '-s', String(session)], {encoding: 'utf8'});
    return sizes.split('\n').reduce((sum, size) => sum + Number(size) * 1024, 0);
  } catch {
    // The build has just ended.
    return 0;
  }
}

/**
 * Builds a contestant without caches.
 *
 * @returns seconds, and the most memory that its processes had at a time, in gigabytes
 * @throws Error with what it printed when the build fails
 */
export async function measureBuild(
  contestant: Contestant,
): Promise<{seconds: number; gigabytes: number}> {
  contestant.caches.forEach((path) => rmSync(path, {recursive: true, force: true}));
  const startedAt = performance.now();
  const build = run(contestant, contestant.build);
  let output = '';
  build.stdout?.on('data', (data) => (output += data));
  build.stderr?.on('data', (data) => (output += data));
  let bytes = 0;
  const timer = setInterval(() => {
    bytes = Math.max(bytes, memoryOf(build.pid ?? 0));
  }, pollMs);
  const [code] = (await once(build, 'close')) as [number | null];
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`The build of ${contestant.name} failed:\n${output.slice(-4000)}`);
  }
  return {seconds: (performance.now() - startedAt) / 1000, gigabytes: bytes / 1e9};
}
