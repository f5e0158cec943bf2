import type {Page} from '@playwright/test';
import {expect, panelOf, patience} from './fixtures';
import type {StartedSite} from './StartedSite';

export const openTag = '<Section> is never closed.';
export const openQuote = 'This quote is never closed.';

/** Waits until the terminal and the panel show a problem of a file. */
export async function expectProblem(
  page: Page,
  site: StartedSite,
  file: string,
  message: string,
): Promise<void> {
  const problem = panelOf(page).getByRole('listitem').filter({hasText: message});
  await expect(problem).toContainText(`${file}:`, patience);
  const printed = new RegExp(`^${file}:\\d+:\\d+ {2}error {2}`, 'm');
  await expect.poll(() => site.output, patience).toMatch(printed);
  await expect.poll(() => site.output, patience).toContain(message);
}

export async function expectFixed(page: Page, site: StartedSite): Promise<void> {
  site.output = '';
  site.reset();
  // The site can have warnings of its own.
  const whenFixed = /^In docs-content: (?:no problems|\d+ warnings?)\.$/m;
  await expect.poll(() => site.output, patience).toMatch(whenFixed);
  await expect(panelOf(page).getByText(/is never closed/)).toHaveCount(0, patience);
}
