import {execFileSync} from 'node:child_process';

/** The names of the people who changed the project, as git knows them; none without git. */
export function authorNames(siteDir: string): string[] {
  try {
    const log = execFileSync('git', ['log', '--format=%aN%n%cN'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Array.from(new Set(log.split('\n')));
  } catch {
    return [];
  }
}
