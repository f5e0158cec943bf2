import {checkContent, excerptOf} from '@sitekit/content-check';
import type {CheckResult} from './BackgroundCheck';

/* A process of its own, so that a check never keeps the server from answering. */

const answer = (result: CheckResult) => process.send?.(result);

process.on('message', (siteDir: string) => {
  checkContent(siteDir).then(
    ({diagnostics, sources}) =>
      answer({
        diagnostics: diagnostics.map((diagnostic) => ({
          ...diagnostic,
          excerpt: excerptOf(diagnostic, sources),
        })),
      }),
    (error: unknown) => answer({failure: error instanceof Error ? error.stack : String(error)}),
  );
});

// The server is gone.
process.on('disconnect', () => process.exit());
