import {withChrome} from '../browser';
import {scoredContestants, visitedContestants} from '../contestants';
import {measureBytes} from '../measure/bytes';
import {measureLighthouse} from '../measure/lighthouse';
import {measurePaint} from '../measure/paint';
import {scriptOf, totalOf} from '../measure/sumRequests';
import {pagePaths} from '../pages';
import {logProgress} from '../progress';
import {kilobytes, milliseconds, whileServed} from './run';
import type {Run} from './run';

export async function measurePages(run: Run, folder: string): Promise<void> {
  await whileServed(run, folder, visitedContestants, async (servers) => {
    for (const [id, server] of servers) {
      for (const path of pagePaths) {
        const bytes = await measureBytes(run.browser, server, path);
        (run.results.bytes[id] ??= {})[path] = bytes;
        const script = kilobytes(scriptOf(bytes));
        logProgress(`bytes: ${id} ${path}: ${kilobytes(totalOf(bytes))}, ${script} script`);
      }
    }
  });
}

export async function measureWithLighthouse(run: Run, folder: string): Promise<void> {
  const rounds = run.quick ? 1 : 2;
  await whileServed(run, folder, scoredContestants, (servers) =>
    withChrome(async (chrome) => {
      for (let round = 1; round <= rounds; round++) {
        for (const path of pagePaths) {
          for (const [id, server] of servers) {
            const address = server.origin + path;
            const result = await measureLighthouse(run.tools.lighthouse, chrome, address);
            ((run.results.lighthouse[id] ??= {})[path] ??= []).push(result);
            const scores = Object.values(result.scores).join(' ');
            const times = `FCP ${milliseconds(result.fcp)}, LCP ${milliseconds(result.lcp)}`;
            const failed = result.failed.join(', ');
            logProgress(
              `lighthouse ${round} of ${rounds}: ${id} ${path}: ${scores}, ${times} ${failed}`,
            );
          }
        }
      }
    }),
  );
}

/** Loads each page of each contestant once per round, so that the runs of a round are pairs. */
export async function measurePaints(run: Run, folder: string): Promise<void> {
  const rounds = run.quick ? 1 : 7;
  await whileServed(run, folder, visitedContestants, async (servers) => {
    for (let round = 1; round <= rounds; round++) {
      for (const path of pagePaths) {
        for (const [id, server] of servers) {
          const paint = await measurePaint(run.browser, server, path);
          ((run.results.paint[id] ??= {})[path] ??= []).push(paint);
          const times = `FCP ${milliseconds(paint.fcp)}, LCP ${milliseconds(paint.lcp)}`;
          logProgress(`paint ${round} of ${rounds}: ${id} ${path}: ${times}`);
        }
      }
    }
  });
}
