import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

/** Why a version could not be built: the last that was said. */
export class BuildError extends Error {}

const lastLines = 30;

/** A build for nobody in particular, whatever build the command itself is part of. */
const ours = /^(PREVIEW_|ISLANDS$|BASE_URL$|FORCE_COLOR$)/;

/**
 * Runs a program of a build, silently.
 *
 * @throws BuildError with what it said last, when it fails
 */
export function run(folder: string, program: string, ...words: string[]): Promise<void> {
  const inherited = Object.entries(process.env).filter(([name]) => !ours.test(name));
  const child = spawn(program, words, {
    cwd: folder,
    env: {
      ...Object.fromEntries(inherited),
      NODE_ENV: 'production',
      NO_COLOR: '1',
      // What was kept of other versions stays out of this one.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += text.toString()));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
        return;
      }
      const end = stripVTControlCharacters(said).trim().split('\n').slice(-lastLines).join('\n');
      reject(new BuildError(end || `"${[program, ...words].join(' ')}" ended with ${code}.`));
    });
  });
}
