import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';
import type {ReviewedSite} from './ReviewedSite';

export const unchanged = 'nothing a visitor can see changed';

/** Every page of the small site, by its name. */
const names = ['Home', 'Benefits', 'Process', 'Tools', 'Page Not Found'];

/** Opens the report from the disk, as somebody without a network. */
export async function openReport(page: Page, site: ReviewedSite): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(site.reportAddress);
}

/** The report says this of each page, and that nothing changed on all others. */
export async function expectVerdicts(page: Page, verdicts: Record<string, string>): Promise<void> {
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  const expected = Object.fromEntries(names.map((name) => [name, unchanged]));
  const found = await rows.evaluateAll((all: HTMLTableRowElement[]) =>
    all.map(({cells}) => [cells[0]?.textContent, cells[2]?.textContent]),
  );
  expect(Object.fromEntries(found)).toEqual({...expected, ...verdicts});
}

/** What the report tells of a page. */
export const partOf = (page: Page, name: string): Locator =>
  page.getByRole('region', {name, exact: true});

/** The words of a part that came, and those that went, without what only screen readers say. */
export async function wordsOf(part: Locator): Promise<{added: string[]; removed: string[]}> {
  const textsOf = (tag: string) =>
    part
      .locator(tag)
      .evaluateAll((marks) => marks.map((mark) => mark.lastChild?.textContent ?? ''));
  return {added: await textsOf('ins'), removed: await textsOf('del')};
}

/** The pictures of a page, by their descriptions, and how many places of each are outlined. */
export const outlinesOf = (part: Locator): Promise<Record<string, number>> =>
  part
    .locator('.picture')
    .evaluateAll((pictures) =>
      Object.fromEntries(
        pictures.map((picture) => [
          picture.querySelector('img')?.alt ?? '',
          picture.querySelectorAll('rect').length,
        ]),
      ),
    );
