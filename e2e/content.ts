import type {Locator, Page} from '@playwright/test';
import {compareShown} from '../src/testing/shown/compareShown';
import {readShown} from '../src/testing/shown/readShown';
import type {ShownContent} from '../src/testing/shown/ShownContent';
import type {SitePage} from '../src/testing/SitePage';
import {expect} from './fixtures';
import {pages} from './site';

/** The pages that use a component. */
export const pagesWith = (component: string): SitePage[] =>
  pages.filter(({uses}) => uses(component).length > 0);

/**
 * The lists that a component makes on a page, in their order.
 *
 * @throws Error when it makes none there
 */
export function listsOf(page: Page, {path, content}: SitePage, component: string): Locator {
  const all = page.getByRole('main').locator('ol, ul');
  const lists = content.lists.flatMap(({madeBy}, index) =>
    madeBy === component ? [all.nth(index)] : [],
  );
  const [first, ...more] = lists;
  if (!first) {
    throw new Error(`<${component}> makes no list on ${path}.`);
  }
  return more.reduce((found, list) => found.or(list), first);
}

/** The entries of lists, without those of lists inside of them. */
export const itemsOf = (lists: Locator): Locator => lists.locator('> li');

/** The page that is open shows what its MDX says, and nothing else of that kind, in that order. */
export async function expectContent(page: Page, content: ShownContent): Promise<void> {
  const main = page.getByRole('main');
  await main.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    all.forEach((details) => (details.open = true));
  });
  const shown = await main.evaluate(readShown);
  const {found, expected} = compareShown(shown, content);
  expect(found).toEqual(expected);
  expect(shown.links).toEqual(content.links);
}
