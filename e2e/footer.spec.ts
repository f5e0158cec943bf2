import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {boxOf, gridOf} from './layout';
import {linkedPages, quickLinks, site, titleOf, words} from './site';

const {brand, client, contact, footer, tagline} = site;

const footerOf = (page: Page) => page.getByRole('contentinfo');

/** The links of the column that has this heading. */
const linksBelow = (page: Page, name: string) =>
  footerOf(page)
    .locator(':has(> h2)')
    .filter({has: page.getByRole('heading', {level: 2, name, exact: true})})
    .getByRole('listitem')
    .getByRole('link');

test.describe('the footer', () => {
  test.beforeEach(({visit}) => visit('/'));

  test('has three columns with the brand, quick links and contact details', async ({page}) => {
    const headings = footerOf(page).getByRole('heading');
    await expect(headings).toHaveText([footer.quickLinksTitle, footer.contactTitle]);
    const first = await boxOf(footerOf(page).getByText(brand, {exact: true}));
    const second = await boxOf(headings.first());
    const third = await boxOf(headings.last());
    expect(second.x).toBeGreaterThan(first.x + first.width);
    expect(third.x).toBeGreaterThan(second.x + second.width);
    expect(second.y).toBe(third.y);
    await expect(footerOf(page).getByText(tagline, {exact: true})).toBeVisible();

    // On a phone they are stacked.
    await page.setViewportSize({width: 390, height: 800});
    await expect.poll(() => gridOf(headings)).toEqual({columns: 1, rows: 2});
  });

  test('has the quick links in order', async ({page}) => {
    const links = linksBelow(page, footer.quickLinksTitle);
    await expect(links).toHaveText(quickLinks.map(({name}) => name));
    for (const [index, {path}] of quickLinks.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', path);
    }
  });

  test('has quick links that work', async ({page}) => {
    const followed = linkedPages(quickLinks).findLast(({path}) => path !== '/');
    if (!followed) {
      throw new Error('Every quick link leads to the home page.');
    }
    const {name, path, title} = followed;
    await linksBelow(page, footer.quickLinksTitle).filter({hasText: name}).last().click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(titleOf(title));
    // The new page starts at its top.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('has social links with accessible names', async ({page}) => {
    const list = footerOf(page).getByRole('list', {name: footer.socialTitle, exact: true});
    const links = list.getByRole('link');
    await expect(links).toHaveCount(footer.social.length);
    for (const [index, {name, url}] of footer.social.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAccessibleName(`${name} ${words.newTab}`);
      await expect(link).toHaveAttribute('href', url);
      const {width, height} = await boxOf(link);
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(24);
    }
  });

  test('has an e-mail address and a phone number', async ({page}) => {
    const {email, phone} = contact;
    const links = linksBelow(page, footer.contactTitle);
    await expect(links).toHaveText([email, phone]);
    await expect(links.first()).toHaveAttribute('href', `mailto:${email}`);
    await expect(links.last()).toHaveAttribute('href', `tel:${phone.replace(/[^+\d]/g, '')}`);
  });

  test('names the client and the current year', async ({page}) => {
    const {name, url} = client;
    await expect(footerOf(page)).toContainText(`${footer.preparedFor} ${name}`);
    const link = footerOf(page).getByRole('link', {name: `${name} ${words.newTab}`, exact: true});
    await expect(link).toHaveAttribute('href', url);
    await expect(footerOf(page)).toContainText(`© ${new Date().getFullYear()} ${brand}`);
  });

  test('shows the new year on a page that was built in the old one', async ({page, visit}) => {
    await page.clock.setFixedTime('2031-01-01T12:00:00Z');
    await visit('/');
    await expect(footerOf(page)).toContainText(`© 2031 ${brand}`);
  });
});
