import type {Locator, Page} from '@playwright/test';
import {actUntil, expect, soon} from './fixtures';
import {navbarLinks, pages, uiTexts} from './site';

export const white = 'rgb(255, 255, 255)';
export const transparent = 'rgba(0, 0, 0, 0)';

/** The navbar. */
export const barOf = (page: Page): Locator => page.getByRole('banner');

/** The navbar's visible links: on a phone, only while the menu is open. */
export const barLinksOf = (page: Page): Locator =>
  barOf(page).getByRole('navigation').getByRole('link');

/** The names of the navbar's links, in order. */
export const linkNames = navbarLinks.map(({name}) => name);

/** The names of the links that are marked on a page: those to the page, or to a folder it is in. */
export function currentNames(path: string): string[] {
  const parts = path.split('/');
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return navbarLinks.filter(({path}) => folders.includes(path)).map(({name}) => name);
}

/**
 * The navbar's link to a page, not to a section, other than this one.
 *
 * @throws Error when it has none
 */
export function navbarPageBut(path: string): (typeof navbarLinks)[number] {
  const others = pages.map((page) => page.path).filter((other) => other !== path);
  const found = navbarLinks.find((link) => others.includes(link.path));
  if (!found) {
    throw new Error(`The navbar only links to ${path}.`);
  }
  return found;
}

/** A link of the navbar, by its name. */
export const barLink = (page: Page, name: string): Locator =>
  barOf(page).getByRole('navigation').getByRole('link', {name, exact: true});

/** The navbar's link that is marked as current. */
export const currentLinkOf = (page: Page): Locator =>
  barOf(page).getByRole('navigation').locator('[aria-current="page"]');

/** The button that opens the menu on a small screen. */
export const toggleOf = (page: Page): Locator =>
  barOf(page).getByRole('button', {name: uiTexts.navbar.menu, exact: true});

/** The menu, while it is open. */
export const openMenuOf = (page: Page): Locator => barOf(page).locator(':popover-open');

/** Opens the menu of a small screen. */
export async function openMenu(page: Page): Promise<void> {
  await actUntil(
    () => toggleOf(page).click(soon),
    () => expect(openMenuOf(page)).toBeVisible(soon),
  );
  await expect(barLinksOf(page).first()).toBeVisible();
}

export async function expectMenuClosed(page: Page): Promise<void> {
  await expect(openMenuOf(page)).toHaveCount(0);
  await expect(barLinksOf(page)).toHaveCount(0);
}
