import type {Page} from '@playwright/test';
import {buildOrigin} from '../model';

/** What goes wrong in a page without anyone seeing it. */
export type Problems = Record<'error' | 'request', string[]>;

/** The same in every build: without the site's address, hashes in file names, and positions. */
const withoutBuild = (text: string): string =>
  text
    .replaceAll(buildOrigin, '')
    .replace(/\.[\da-f]{8,}\./g, '.')
    .replace(/:\d+:\d+/g, '')
    .replace(/\s+/g, ' ');

/**
 * Records errors and failed requests of a page. Requests to other sites always fail in a review.
 *
 * @returns a function that returns the problems since it was last called
 */
export function recordProblems(page: Page): () => Problems {
  let problems: Problems = {error: [], request: []};
  page.on('pageerror', ({message}) => problems.error.push(withoutBuild(message)));
  page.on('console', (message) => {
    // Failed requests are recorded below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.error.push(withoutBuild(message.text()));
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(buildOrigin)) {
      problems.request.push(withoutBuild(response.url()));
    }
  });
  return () => {
    const taken = {error: problems.error.sort(), request: problems.request.sort()};
    problems = {error: [], request: []};
    return taken;
  };
}
