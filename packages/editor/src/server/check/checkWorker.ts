import {constants, setPriority} from 'node:os';
import {checkContent, loadContentConfig, planFixes} from '@sitekit/content-check';
import type {AppliedFixes, Diagnostic} from '@sitekit/content-check';
import isMatch from 'lodash/isMatch';
import {worker} from 'workerpool';
import type {RequestFor} from '../../protocol';

/* Runs in a process of its own, in the project's root, so that a check never blocks the server. */

const siteDir = process.cwd();

// The page that changed shows first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** @param edited the files to check with other contents */
export async function check(
  edited: readonly (readonly [file: string, contents: string | null])[],
): Promise<Diagnostic[]> {
  const config = loadContentConfig(siteDir);
  const {diagnostics} = await checkContent(siteDir, config, new Map(edited));
  return diagnostics;
}

/** What one of a problem's fixes does; nothing when the problem is no longer there. */
export function planFix(
  problem: RequestFor<'fix'>['problem'],
  text: string,
): Promise<AppliedFixes> {
  return planFixes(siteDir, loadContentConfig(siteDir), ({diagnostics}) =>
    diagnostics.flatMap((found) => {
      const edit = [found.fix, ...(found.suggestions ?? [])].find((each) => each?.text === text);
      return isMatch(found, problem) && edit ? [{...found, fix: edit}] : [];
    }),
  );
}

// When the server ends during a check, no one is there to receive the answer.
process.on('error', () => process.exit());

worker({check, planFix});
