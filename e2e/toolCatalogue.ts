import type {Locator, Page} from '@playwright/test';
import {idOf} from '../src/tools/idOf';
import {actUntil, expect, soon} from './fixtures';
import {tools, uiTexts} from './site';

/** The categories of the tools, in the order in which they first occur. */
export const categories = Array.from(new Set(tools.map(({category}) => category)));

/** The names of the tools of a category. */
export const namesIn = (category: string): string[] =>
  tools.filter((tool) => tool.category === category).map(({name}) => name);

/** The visible cards. */
export const cardsOf = (page: Page): Locator =>
  page.getByRole('main').locator('li[id^="tool-"]:not([hidden])');

/** The card of one tool. */
export const cardOf = (page: Page, tool: string): Locator =>
  cardsOf(page).filter({has: page.getByRole('heading', {name: tool, exact: true})});

/** The links in cards that lead to the tools' sites. */
export const siteLinksIn = (cards: Locator): Locator => cards.locator('a[target]');

/** The group of buttons, one for each category. */
export const filterOf = (page: Page): Locator =>
  page.getByRole('group', {name: uiTexts.toolCatalogue.filterLabel, exact: true});

/** The text of a category's button, which ends with a number. */
export const labelOf = (category: string): string => `${category} ${namesIn(category).length}`;

export const categoryButton = (page: Page, category: string): Locator =>
  filterOf(page)
    .getByRole('button')
    .and(page.locator(`[value="${category === uiTexts.toolCatalogue.all ? '' : idOf(category)}"]`));

/** The text that counts the tools. */
export const countOf = (page: Page): Locator =>
  page.locator('site-island[name="ToolCatalogue"] [role="status"]');

/** Shows only the cards of one category. */
export async function chooseCategory(page: Page, category: string): Promise<void> {
  const button = categoryButton(page, category);
  await actUntil(
    () => button.click(),
    () => expect(button).toHaveAttribute('aria-pressed', 'true', soon),
  );
}
