import {existsSync, readFileSync, readdirSync} from 'node:fs';

/** Whether the system reports the memory of processes as files: Linux does. */
export const canMeasureMemory = existsSync('/proc/self/status');

/** The result, or a fallback when the process has ended in the meantime. */
function unlessEnded<Value>(read: () => Value, fallback: Value): Value {
  try {
    return read();
  } catch {
    return fallback;
  }
}

const childrenOf = (id: number): number[] =>
  unlessEnded(() => readdirSync(`/proc/${id}/task`), []).flatMap((thread) =>
    unlessEnded(() => readFileSync(`/proc/${id}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );

/**
 * How much memory a process and its descendants hold now.
 *
 * @returns bytes; memory that several processes share counts for each
 */
export function residentMemory(id: number): number {
  const status = unlessEnded(() => readFileSync(`/proc/${id}/status`, 'utf8'), '');
  const [, kibibytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  const children = childrenOf(id).map(residentMemory);
  return children.reduce((sum, value) => sum + value, Number(kibibytes) * 1024);
}
