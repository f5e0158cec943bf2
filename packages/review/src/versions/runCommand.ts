import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

/** A version couldn't be built; the message is the end of the build's output. */
export class VersionBuildError extends Error {}

const maxOutputLines = 30;

/**
 * Runs a command silently.
 *
 * @throws VersionBuildError with the end of its output if it fails
 */
export function runCommand(
  folder: string,
  env: NodeJS.ProcessEnv,
  program: string,
  ...args: string[]
): Promise<void> {
  const child = spawn(program, args, {cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
        return;
      }
      const lines = stripVTControlCharacters(output).trim().split('\n');
      const end = lines.slice(-maxOutputLines).join('\n');
      reject(
        new VersionBuildError(end || `"${[program, ...args].join(' ')}" failed with code ${code}.`),
      );
    });
  });
}
