import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {gridOf} from './layout';

const sections = ['Sales & Marketing', 'Productivity', 'Technical Solutions', 'Cost Reduction'];

const sectionOf = (page: Page, name: string): Locator =>
  page.locator('section').filter({has: page.getByRole('heading', {level: 2, name})});

const cardsIn = (page: Page, name: string): Locator => sectionOf(page, name).getByRole('listitem');

test.describe('Benefits', () => {
  test.beforeEach(({visit}) => visit('/benefits'));

  test('opens with its headline, and has its four sections in order', async ({page}) => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Transformational Benefits');
    const headings = await page.getByRole('heading', {level: 2}).allTextContents();
    expect(headings.slice(0, 4)).toEqual(sections);
  });

  test('has four benefits in each section, with an icon, a title and a description', async ({
    page,
  }) => {
    for (const name of sections) {
      const cards = cardsIn(page, name);
      await expect(cards).toHaveCount(4);
      for (const card of await cards.all()) {
        await expect(card.locator('svg')).toBeVisible();
        await expect(card.getByRole('heading', {level: 3})).toHaveText(/\w{3}/);
        await expect(card.getByRole('paragraph')).toHaveText(/\w+( \S+){5}/);
      }
    }
  });

  test('stacks its cards on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    for (const name of sections) {
      await expect.poll(() => gridOf(cardsIn(page, name))).toEqual({columns: 1, rows: 4});
    }
  });

  test('gives three figures for the expected return', async ({page}) => {
    const band = sectionOf(page, 'Expected Return on Investment');
    await expect(band).toContainText(/30[–-]50%[^%]*development time/);
    await expect(band).toContainText(/25[–-]40%[^%]*cost savings/);
    await expect(band).toContainText(/3[–-]6[x×][^%]*ROI within the first year/);
  });
});
