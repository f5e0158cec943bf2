import {checkContent, excerptOf} from '@sitekit/content-check';
import type {CheckResult} from './BackgroundCheck';

/* Runs in a process of its own, so that a check never blocks the development server. */

const reply = (result: CheckResult) => process.send?.(result);

async function check(siteDir: string): Promise<CheckResult> {
  try {
    const {diagnostics, sources} = await checkContent(siteDir);
    return {
      diagnostics: diagnostics.map((diagnostic) => ({
        ...diagnostic,
        excerpt: excerptOf(diagnostic, sources),
      })),
    };
  } catch (error) {
    return {failure: (error instanceof Error && error.stack) || String(error)};
  }
}

process.on('message', (siteDir: string) => void check(siteDir).then(reply));

// The server has exited.
process.on('disconnect', () => process.exit());
