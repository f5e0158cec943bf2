import {existsSync, readFileSync, readdirSync} from 'node:fs';

/** Whether the system tells what its processes use: Linux does. */
export const canMeasureMemory = existsSync('/proc/self/status');

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A process may end at any time.
    return '';
  }
}

function childrenOf(id: number): number[] {
  let threads: string[] = [];
  try {
    threads = readdirSync(`/proc/${id}/task`);
  } catch {
    return [];
  }
  return threads.flatMap((thread) =>
    read(`/proc/${id}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/**
 * How much memory a process and all below it hold now.
 *
 * @returns bytes; what several processes share is counted for each
 */
export function residentMemory(id: number): number {
  const [, kibibytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${id}/status`)) ?? [];
  const children = childrenOf(id).map(residentMemory);
  return children.reduce((sum, value) => sum + value, Number(kibibytes) * 1024);
}
