import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {boxOf, phone} from './layout';
import {barOf, expectMenuClosed, openMenu, toggleOf, transparent, white} from './navbar';
import {announcement, previewAddress, uiTexts} from './site';

const noticeOf = (page: Page) =>
  page.getByRole('complementary', {name: uiTexts.announcement.label, exact: true});

test.use({viewport: phone});

test('an announcement is above the navbar, which stays at the top when it’s scrolled away, leads to its page, and ends with its last day', async ({
  page,
  visit,
}) => {
  await visit(`${previewAddress}benefits`);
  const notice = await boxOf(noticeOf(page));
  const bar = await boxOf(barOf(page));
  expect([notice.y, bar.y]).toEqual([0, notice.height]);
  // The top of the page is below the announcement and behind the bar.
  expect((await boxOf(page.getByRole('main'))).y).toBe(notice.height);
  await expect(barOf(page)).toHaveCSS('background-color', transparent);

  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(barOf(page)).toHaveCSS('background-color', white);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(async () => (await boxOf(barOf(page))).y).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 0));
  await openMenu(page);
  await expect(noticeOf(page)).toBeHidden();
  await toggleOf(page).click();
  await expectMenuClosed(page);
  await page.emulateMedia({media: 'print'});
  await expect(noticeOf(page)).toBeHidden();

  await page.emulateMedia({media: 'screen'});
  await page.clock.setFixedTime(`${announcement.until}T20:00`);
  await visit(previewAddress);
  await noticeOf(page).getByRole('link', {name: announcement.text, exact: true}).click();
  await expect(page).toHaveURL(`${previewAddress}contact`);

  await page.clock.setFixedTime('3000-01-01T08:00');
  await page.reload();
  await expect(noticeOf(page)).toBeHidden();
  await expect(barOf(page)).toHaveCSS('position', 'fixed');
});
