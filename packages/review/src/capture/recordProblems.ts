import type {Page, Response} from '@playwright/test';
import {buildOrigin} from '../model';

/** What goes wrong in a page without anyone seeing it. */
export type Problems = {errors: string[]; failedRequests: string[]};

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
 * @returns a function that returns the distinct problems since it was last called
 */
export function recordProblems(page: Page): () => Problems {
  let errors = new Set<string>();
  let failedRequests = new Set<string>();
  page.on('pageerror', (error) => errors.add(withoutBuild(error.message)));
  page.on('console', (message) => {
    // Failed requests are recorded below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.add(withoutBuild(message.text()));
    }
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400 && response.url().startsWith(buildOrigin)) {
      failedRequests.add(withoutBuild(response.url()));
    }
  });
  return () => {
    const problems = {
      errors: Array.from(errors).sort(),
      failedRequests: Array.from(failedRequests).sort(),
    };
    errors = new Set();
    failedRequests = new Set();
    return problems;
  };
}
