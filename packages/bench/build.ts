import {spawn} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {canMeasureMemory, residentMemory} from './processTree';
import type {Command, Site} from './sites';

export type BuildRun = {
  seconds: number;
  /** The most memory that its processes held at once, in bytes; 0 where it cannot be measured. */
  memory: number;
};

/** How often memory is looked at, in milliseconds. */
const memoryInterval = 100;

const withoutColour = {FORCE_COLOR: '0', NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1', CI: '1'};

/** @throws Error with the last lines of what it said, when it fails */
async function measure(workFolder: string, command: Command, tmp: string): Promise<BuildRun> {
  const [program = '', ...words] = command.words;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(workFolder, program), ...words], {
    cwd: join(workFolder, command.folder),
    env: {...process.env, ...withoutColour, ...command.env, NODE_ENV: 'production', TMPDIR: tmp},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += text.toString()));
  }
  let memory = 0;
  const look = () => (memory = Math.max(memory, child.pid ? residentMemory(child.pid) : 0));
  const timer = canMeasureMemory ? setInterval(look, memoryInterval) : undefined;
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearInterval(timer);
  if (code !== 0) {
    const end = said.trim().split('\n').slice(-25).join('\n');
    throw new Error(`"${command.words.join(' ')}" in ${command.folder} has failed:\n${end}`);
  }
  return {seconds: (performance.now() - startedAt) / 1000, memory};
}

/** Where a site is built to. */
export const outDirOf = (workFolder: string, site: Site): string =>
  join(workFolder, 'out', site.id);

/** Builds a site of a work folder with nothing left from earlier builds. */
export async function buildCold(workFolder: string, site: Site): Promise<BuildRun> {
  const outDir = outDirOf(workFolder, site);
  // Loaders of TypeScript keep what they have compiled in the folder for temporary files.
  const tmp = join(workFolder, 'tmp');
  for (const stale of [outDir, tmp, ...site.caches.map((path) => join(workFolder, path))]) {
    rmSync(stale, {recursive: true, force: true});
  }
  mkdirSync(tmp, {recursive: true});
  const command = site.build(workFolder, outDir);
  return command ? measure(workFolder, command, tmp) : {seconds: 0, memory: 0};
}
