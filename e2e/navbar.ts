import type {Locator, Page} from '@playwright/test';
import {actUntil, expect, soon} from './fixtures';
import {words} from './site';

export const white = 'rgb(255, 255, 255)';
export const transparent = 'rgba(0, 0, 0, 0)';

/** The bar at the top of the page. */
export const barOf = (page: Page): Locator => page.getByRole('banner');

/** The links of the bar, or of its menu when that is open. */
export const barLinksOf = (page: Page): Locator =>
  barOf(page).getByRole('navigation').getByRole('link');

/** The link of the bar that is marked as the page that is shown. */
export const currentLinkOf = (page: Page): Locator =>
  barOf(page).getByRole('navigation').locator('[aria-current]');

/** The button that opens the menu on a small screen. */
export const toggleOf = (page: Page): Locator =>
  barOf(page).getByRole('button', {name: words.navbar.menu});

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
