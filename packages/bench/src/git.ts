import {execFileSync} from 'node:child_process';
import {siteDir} from './folders';

/**
 * Runs git in the site and returns its output, trimmed.
 *
 * @throws Error with git's message
 */
export const git = (...args: string[]): string =>
  execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'}).trim();
