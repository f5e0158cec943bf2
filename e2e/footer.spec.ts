import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {boxOf, gridOf} from './layout';
import {site} from './site';

const footerOf = (page: Page) => page.getByRole('contentinfo');

test.describe('the footer', () => {
  test.beforeEach(({visit}) => visit('/'));

  test('has three columns: the brand, quick links and contact', async ({page}) => {
    const footer = footerOf(page);
    const brand = await boxOf(footer.getByText('AI Vibe Coding', {exact: true}));
    const quickLinks = await boxOf(footer.getByRole('heading', {name: 'Quick Links'}));
    const contact = await boxOf(footer.getByRole('heading', {name: 'Contact'}));
    expect(quickLinks.x).toBeGreaterThan(brand.x + brand.width);
    expect(contact.x).toBeGreaterThan(quickLinks.x + quickLinks.width);
    expect(quickLinks.y).toBe(contact.y);
    await expect(footer.getByText(site.tagline)).toBeVisible();

    // On a phone they are stacked.
    await page.setViewportSize({width: 390, height: 800});
    await expect
      .poll(() => gridOf(footerOf(page).getByRole('heading')))
      .toEqual({columns: 1, rows: 2});
  });

  test('has five quick links, which can be followed', async ({page}) => {
    const list = footerOf(page)
      .getByRole('list')
      .filter({has: page.getByRole('link', {name: 'AI Tools'})});
    const expected = [
      ['Home', '/'],
      ['Benefits', '/benefits'],
      ['Implementation Process', '/process'],
      ['AI Tools', '/tools'],
      ['Contact', '/contact'],
    ] as const;
    await expect(list.getByRole('link')).toHaveText(expected.map(([label]) => label));
    for (const [name, path] of expected) {
      await expect(list.getByRole('link', {name, exact: true})).toHaveAttribute('href', path);
    }
    await footerOf(page).getByRole('link', {name: 'Contact', exact: true}).click();
    await expect(page).toHaveURL('/contact');
    await expect(page).toHaveTitle('Contact | AI Vibe Coding');
    // A new page is shown from its beginning.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('names its social links, which lead to other sites', async ({page}) => {
    for (const name of ['Twitter', 'LinkedIn', 'GitHub']) {
      const link = footerOf(page).getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', /^https:\/\/(?!localhost)/);
      const {width, height} = await boxOf(link);
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(24);
    }
  });

  test('has an e-mail address and a phone number', async ({page}) => {
    const {email, phone} = site.contact;
    const footer = footerOf(page);
    await expect(footer.getByRole('link', {name: email})).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
    await expect(footer.getByRole('link', {name: phone})).toHaveAttribute(
      'href',
      `tel:${phone.replace(/[^+\d]/g, '')}`,
    );
  });

  test('says for whom the site was prepared, and bears the current year', async ({page}) => {
    const {name, url} = site.client;
    await expect(footerOf(page)).toContainText(`Prepared exclusively for ${name}`);
    await expect(footerOf(page).getByRole('link', {name})).toHaveAttribute('href', url);
    expect(url).toMatch(/^https:\/\//);
    await expect(footerOf(page)).toContainText(`© ${new Date().getFullYear()} AI Vibe Coding`);
  });
});

test("in a later year the footer bears the year of the visitor's clock", async ({page, visit}) => {
  await page.clock.setFixedTime(new Date('2031-06-15T12:00:00'));
  await visit('/');
  await footerOf(page).scrollIntoViewIfNeeded();
  await expect(footerOf(page)).toContainText('© 2031 AI Vibe Coding');
});
