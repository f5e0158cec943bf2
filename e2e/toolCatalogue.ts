import type {Locator, Page} from '@playwright/test';
import {actUntil, expect, soon} from './fixtures';
import {tools, words} from './site';

/** The categories of the tools, in the order in which they first occur. */
export const categories = Array.from(new Set(tools.map(({category}) => category)));

/** The names of the tools of a category. */
export const namesIn = (category: string): string[] =>
  tools.filter((tool) => tool.category === category).map(({name}) => name);

/** The visible cards, in the list below the number of tools. */
export const cardsOf = (page: Page): Locator =>
  page.getByRole('main').locator('[role="status"] ~ ul').getByRole('listitem');

/** The card of one tool. */
export const cardOf = (page: Page, tool: string): Locator =>
  cardsOf(page).filter({has: page.getByRole('heading', {name: tool, exact: true})});

/** The group of buttons, one for each category. */
export const filterOf = (page: Page): Locator =>
  page.getByRole('group', {name: words.toolCatalogue.filterLabel, exact: true});

export const categoryButton = (page: Page, category: string): Locator =>
  filterOf(page).getByRole('button', {name: category, exact: true});

/** Shows only the cards of one category. */
export async function chooseCategory(page: Page, category: string): Promise<void> {
  const button = categoryButton(page, category);
  await actUntil(
    () => button.click(),
    () => expect(button).toHaveAttribute('aria-pressed', 'true', soon),
  );
}
