import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';
import type {ReviewedSite} from './ReviewedSite';

/** The pages of the small site. */
const pageNames = ['Home', 'Benefits', 'Process', 'Tools', 'Contact', 'Page Not Found'];

/** Opens the report from the disk, without a network. */
export async function openReport(page: Page, site: ReviewedSite): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(site.reportAddress);
}

/** Expects these results in the overview, and no visible change on all other pages. */
export async function expectResults(page: Page, results: Record<string, string>): Promise<void> {
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  const unchanged = Object.fromEntries(pageNames.map((name) => [name, 'no visible change']));
  const shown = await rows.evaluateAll((all: HTMLTableRowElement[]) =>
    all.map(({cells}) => [cells[0]?.textContent, cells[2]?.textContent]),
  );
  expect(Object.fromEntries(shown)).toEqual({...unchanged, ...results});
}

/** Expects the same result for every page. */
export const expectResultForAll = (page: Page, result: string): Promise<void> =>
  expectResults(page, Object.fromEntries(pageNames.map((name) => [name, result])));

/** A section of the report, by its heading. */
export const sectionOf = (page: Page, name: string): Locator =>
  page.getByRole('region', {name, exact: true});

/** The added and removed words of a section, without labels for screen readers. */
export async function markedWords(section: Locator): Promise<{added: string[]; removed: string[]}> {
  const textsOf = (tag: string) =>
    section
      .locator(tag)
      .evaluateAll((marks) => marks.map((mark) => mark.lastChild?.textContent ?? ''));
  return {added: await textsOf('ins'), removed: await textsOf('del')};
}

/** The number of outlined regions of each screenshot, by its description. */
export const outlineCounts = (section: Locator): Promise<Record<string, number>> =>
  section
    .locator('.screenshot')
    .evaluateAll((screenshots) =>
      Object.fromEntries(
        screenshots.map((screenshot) => [
          screenshot.querySelector('img')?.alt ?? '',
          screenshot.querySelectorAll('rect').length,
        ]),
      ),
    );
