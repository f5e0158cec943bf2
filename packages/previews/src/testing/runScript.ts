import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {runCommand} from '../commands';
import {buildPreview, writeReport} from './buildPreview';
import type {FakeGitHub} from './FakeGitHub';

/**
 * Runs the script of a step. Installing and testing do nothing.
 *
 * @returns the log
 */
export async function runScript(
  {gitHub, now}: {gitHub: FakeGitHub; now: Date},
  script: string,
  env: Record<string, string | undefined>,
  work: string,
): Promise<string[]> {
  const command = /(?:publisher\.mjs|npx --no site-previews) (.*)/s.exec(script)?.[1];
  if (command) {
    const args = Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word = '']) =>
      (quoted ?? word)
        .replace(/\$(\w+)/g, (_all, name: string) => env[name] ?? '')
        .replace(/^(build|review)$/, `${work}/$1`),
    );
    const {send} = gitHub;
    const wait = () => Promise.resolve();
    return runCommand(args, {env, send, wait, now});
  }
  if (script === 'npm run build') {
    buildPreview(work, env);
  } else if (script.startsWith('npm run review')) {
    writeReport(work, env);
  } else if (script.startsWith('npm run check')) {
    const problem = join(work, 'problem.txt');
    execFileSync('sh', ['-c', `! test -e ${problem} || { cat ${problem} >&2; exit 1; }`]);
  } else if (!/^npm ci/.test(script)) {
    execFileSync('sh', ['-ec', script], {cwd: work, env: {...process.env, ...env}});
  }
  return [];
}
