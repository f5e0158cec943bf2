import type {Locator, Page} from '@playwright/test';
import {actUntil, expect, soon} from './fixtures';
import {words} from './site';

/** The cards that are shown. */
export const cardsOf = (page: Page): Locator =>
  page
    .getByRole('listitem')
    .filter({has: page.getByRole('link', {name: new RegExp(`^${words.toolCatalogue.learnMore}`)})});

/** The card of one tool. */
export const cardOf = (page: Page, tool: string): Locator =>
  cardsOf(page).filter({has: page.getByRole('heading', {name: tool, exact: true})});

/** The bar with a button for each category. */
export const filterOf = (page: Page): Locator =>
  page.getByRole('group', {name: words.toolCatalogue.filterLabel});

export const categoryButton = (page: Page, category: string): Locator =>
  filterOf(page).getByRole('button', {name: category, exact: true});

/** Leaves the cards of one category. */
export async function chooseCategory(page: Page, category: string): Promise<void> {
  const button = categoryButton(page, category);
  await actUntil(
    () => button.click(),
    () => expect(button).toHaveAttribute('aria-pressed', 'true', soon),
  );
}
