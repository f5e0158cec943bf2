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

/** TypeScript loaders keep what they compile in the folder for temporary files. */
const tmpOf = (workFolder: string): string => join(workFolder, 'tmp');

/** Starts a command in a work folder. */
export function startCommand(workFolder: string, command: BuildCommand) {
  mkdirSync(tmpOf(workFolder), {recursive: true});
  return spawn(nodeProgram, [join(workFolder, command.program), ...command.args], {
    cwd: join(workFolder, command.folder),
    env: {
      ...process.env,
      ...plainOutput,
      NODE_ENV: 'production',
      ...command.env,
      TMPDIR: tmpOf(workFolder),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Measures how long a command takes.
 *
 * @throws Error with the end of the command's output when it fails
 */
export async function measureCommand(workFolder: string, command: BuildCommand): Promise<BuildRun> {
  const startedAt = performance.now();
  const child = startCommand(workFolder, command);
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
    throw new Error(
      `${command.program} ${command.args[0] ?? ''} in ${join(workFolder, command.folder)} failed:\n${end}`,
    );
  }
  return {seconds: (performance.now() - startedAt) / 1000, memory};
}

/** Where a contestant is built to. */
export const outDirOf = (workFolder: string, {id}: Contestant): string =>
  join(workFolder, 'out', id);

/** Removes what earlier builds of a contestant left. */
export function removeCaches(workFolder: string, contestant: Contestant): void {
  const caches = contestant.caches.map((path) => join(workFolder, path));
  for (const stale of [outDirOf(workFolder, contestant), tmpOf(workFolder), ...caches]) {
    rmSync(stale, {recursive: true, force: true});
  }
}

/**
 * Builds a contestant in a work folder with what earlier builds left.
 *
 * @throws Error with the end of the build's output when it fails
 */
export async function buildAgain(workFolder: string, contestant: Contestant): Promise<BuildRun> {
  const command = contestant.build(workFolder, outDirOf(workFolder, contestant));
  return command ? measureCommand(workFolder, command) : {seconds: 0, memory: 0};
}

/**
 * Builds a contestant in a work folder, with no cache and no earlier output.
 *
 * @throws Error with the end of the build's output when it fails
 */
export async function buildCold(workFolder: string, contestant: Contestant): Promise<BuildRun> {
  removeCaches(workFolder, contestant);
  return buildAgain(workFolder, contestant);
}
