import {spawn} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {BuildCommand, Contestant} from './contestants';
import {nodeProgram} from './folders';
import {canMeasureMemory, residentMemory} from './processMemory';

export type BuildRun = {
  seconds: number;
  /** The most memory that its processes held at once, in bytes; 0 where it can't be measured. */
  memory: number;
};

const memoryIntervalMs = 100;
const maxErrorLines = 25;

const plainOutput = {FORCE_COLOR: '0', NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1', CI: '1'};

/** @throws Error with the end of the command's output when it fails */
async function measure(workFolder: string, command: BuildCommand, tmp: string): Promise<BuildRun> {
  const startedAt = performance.now();
  const child = spawn(nodeProgram, [join(workFolder, command.program), ...command.args], {
    cwd: join(workFolder, command.folder),
    env: {...process.env, ...plainOutput, ...command.env, NODE_ENV: 'production', TMPDIR: tmp},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  let memory = 0;
  const sample = () => (memory = Math.max(memory, child.pid ? residentMemory(child.pid) : 0));
  const timer = canMeasureMemory ? setInterval(sample, memoryIntervalMs) : undefined;
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearInterval(timer);
  if (code !== 0) {
    const end = output.trim().split('\n').slice(-maxErrorLines).join('\n');
    throw new Error(`The build in ${join(workFolder, command.folder)} failed:\n${end}`);
  }
  return {seconds: (performance.now() - startedAt) / 1000, memory};
}

/** Where a contestant is built to. */
export const outDirOf = (workFolder: string, {id}: Contestant): string =>
  join(workFolder, 'out', id);

/**
 * Builds a contestant in a work folder, with no cache and no earlier output.
 *
 * @throws Error with the end of the build's output when it fails
 */
export async function buildCold(workFolder: string, contestant: Contestant): Promise<BuildRun> {
  const outDir = outDirOf(workFolder, contestant);
  // TypeScript loaders keep what they compile in the folder for temporary files.
  const tmp = join(workFolder, 'tmp');
  const caches = contestant.caches.map((path) => join(workFolder, path));
  for (const stale of [outDir, tmp, ...caches]) {
    rmSync(stale, {recursive: true, force: true});
  }
  mkdirSync(tmp, {recursive: true});
  const command = contestant.build(workFolder, outDir);
  return command ? measure(workFolder, command, tmp) : {seconds: 0, memory: 0};
}
