import {execFileSync} from 'node:child_process';
import {readFileSync, realpathSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {shownBy} from '../../content/components';
import {recordsFolder} from '../../content/folders';

/** Whether git knows every commit. A shallow clone would date all files to its only one. */
function isHistoryComplete(siteDir: string): boolean {
  try {
    const args = ['rev-parse', '--is-shallow-repository'];
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return (
      execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', stdio: [...stdio]}).trim() ===
      'false'
    );
  } catch {
    return false;
  }
}

/**
 * The files that a page is made of, by their real paths, as git's history lists them.
 *
 * @param file of the page, from the project's root
 */
function sourcesOf(siteDir: string, file: string): string[] {
  const page = resolve(siteDir, file);
  const text = readFileSync(page, 'utf8');
  const records = Object.entries(shownBy)
    .filter(([, component]) => text.includes(`<${component}`))
    .map(([record]) => join(siteDir, recordsFolder, `${record}.yaml`));
  return [page, ...records].map((path) => realpathSync(path));
}

/**
 * When pages were last changed, including the records that they show, according to git. Without its
 * complete history, no page has a date.
 */
export function contentHistory(siteDir: string): VcsConfig {
  const vcs = getVcsPreset(isHistoryComplete(siteDir) ? 'git-eager' : 'disabled');
  return {
    ...vcs,
    async getFileLastUpdateInfo(file) {
      const updates = await Promise.all(sourcesOf(siteDir, file).map(vcs.getFileLastUpdateInfo));
      return updates.reduce(
        (latest, update) => ((update?.timestamp ?? 0) > (latest?.timestamp ?? 0) ? update : latest),
        null,
      );
    },
  };
}
