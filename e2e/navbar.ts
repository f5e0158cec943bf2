import type {Locator, Page} from '@playwright/test';
import {actUntil, expect, soon} from './fixtures';
import {isCurrentLink} from '../src/components/Navbar/isCurrentLink';
import {linkedPages, navbarLinks, words} from './site';

export const white = 'rgb(255, 255, 255)';
export const transparent = 'rgba(0, 0, 0, 0)';

/** The bar at the top of the page. */
export const barOf = (page: Page): Locator => page.getByRole('banner');

/** The links of the bar, or of its menu when that is open. */
export const barLinksOf = (page: Page): Locator =>
  barOf(page).getByRole('navigation').getByRole('link');

/** The labels of the bar's links, in their order. */
export const labels = navbarLinks.map(({label}) => label);

/** The labels of those that are marked on a page. */
export const currentLabels = (path: string): string[] =>
  navbarLinks.filter(({to}) => isCurrentLink(to, path, '/')).map(({label}) => label);

/** The pages that the bar leads to. */
export const navbarPages = linkedPages(navbarLinks);

/**
 * A page that the bar leads to, from some others.
 *
 * @throws Error when it leads to no other one
 */
export function navbarPageBut(...paths: string[]): (typeof navbarPages)[number] {
  const found = navbarPages.find(({path}) => !paths.includes(path));
  if (!found) {
    throw new Error(`The bar leads to no page but ${paths.join(' and ')}.`);
  }
  return found;
}

/** A link of the bar, by its words. */
export const barLink = (page: Page, name: string): Locator =>
  barOf(page).getByRole('navigation').getByRole('link', {name, exact: true});

/** The link of the bar that is marked as the page that is shown. */
export const currentLinkOf = (page: Page): Locator =>
  barOf(page).getByRole('navigation').locator('[aria-current]');

/** The button that opens the menu on a small screen. */
export const toggleOf = (page: Page): Locator =>
  barOf(page).getByRole('button', {name: words.navbar.menu, exact: true});

/** Opens the menu of a small screen. */
export async function openMenu(page: Page): Promise<void> {
  await actUntil(
    () => toggleOf(page).click(soon),
    () => expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true', soon),
  );
  await expect(barLinksOf(page).first()).toBeVisible();
}

export async function expectMenuClosed(page: Page): Promise<void> {
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(barLinksOf(page)).toHaveCount(0);
}
