import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';
import {records} from '../site';
import type {ContentPage} from './contentPages';
import {expectedContent} from './expectedContent';
import {findMissing} from './findMissing';
import {readableContent} from './readableContent';
import type {ReadableContent} from './readableContent';

/** Reads what a part of the open page says, including what its `<details>` elements contain. */
export async function readContent(part: Locator): Promise<ReadableContent> {
  await part.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    all.forEach((details) => (details.open = true));
  });
  return part.evaluate(readableContent);
}

/**
 * The open page shows every word and record that its MDX has, in order, and exactly its links.
 */
export async function expectContent(page: Page, contentPage: ContentPage): Promise<void> {
  const shown = await readContent(page.getByRole('main'));
  const {parts, links} = expectedContent(contentPage, records);
  expect(parts.length).toBeGreaterThan(0);
  expect(findMissing(shown.text, parts), 'missing from the page, or out of order').toEqual([]);
  expect(shown.links).toEqual(links);
}
