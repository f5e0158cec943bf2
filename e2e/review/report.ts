import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';
import type {ReviewedSite} from './ReviewedSite';

/** The pages of the small site. */
const pageNames = [
  'Home',
  'How It Works',
  'Benefits',
  'Process',
  'Tools',
  'Contact',
  'Page Not Found',
];

/** Opens the report from the disk, without a network. */
export async function openReport(page: Page, site: ReviewedSite): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(site.reportAddress);
}

/** Expects these results in the overview, and no visible change on all other pages. */
export async function expectResults(page: Page, results: Record<string, string>): Promise<void> {
  const rows = page.getByRole('list', {name: 'Every page'}).getByRole('listitem');
  const unchanged = Object.fromEntries(pageNames.map((name) => [name, 'no visible change']));
  const shown: Record<string, string> = {};
  for (const row of await rows.all()) {
    const result = (await row.locator('.status').textContent()) ?? '';
    const name = ((await row.textContent()) ?? '').slice(0, -result.length);
    shown[name] = [shown[name], result].filter(Boolean).join(', ');
  }
  expect(shown).toEqual({...unchanged, ...results});
}

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
