import type {Page} from '@playwright/test';
import {idOf} from '../src/tools/idOf';
import {everything, expectThanks, fieldOf, fillAllFields, submitButton} from './contactForm';
import {expect, test} from './fixtures';
import {phone} from './layout';
import {barLinksOf, expectMenuClosed, openMenuOf, toggleOf} from './navbar';
import {builds, tools} from './site';
import {cardsOf, categories, categoryButton, filterOf, namesIn} from './toolCatalogue';

const [first = '', second = ''] = categories;

/** Holds back the islands’ scripts, at both of their addresses, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(js|%6As)\//, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function expectOnly(page: Page, category: string): Promise<void> {
  await expect(categoryButton(page, category)).toHaveAttribute('aria-pressed', 'true');
  await expect(cardsOf(page)).toHaveCount(namesIn(category).length);
}

test('the filter remembers presses before its script, shows them at once, and obeys them in order; the menu on a phone closes when its script comes, if the focus was below it by then', async ({
  page,
  visit,
}) => {
  const release = await holdScripts(page);
  await visit('/tools');
  await filterOf(page).scrollIntoViewIfNeeded();
  // From the top of the page: browsers round how far it's scrolled, a moment later.
  const place = () =>
    filterOf(page).evaluate((filter) => {
      const {x, y, width, height} = filter.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    });
  const before = await place();
  await categoryButton(page, first).click();
  await categoryButton(page, first).press('Enter');
  await categoryButton(page, second).press('Enter');
  await expect(categoryButton(page, second)).toHaveCSS('cursor', 'progress');
  expect(await place()).toEqual(before);
  await expect(cardsOf(page)).toHaveCount(tools.length);
  await page.evaluate(() => {
    const log: string[] = [];
    document.addEventListener('click', ({target}) => log.push((target as HTMLButtonElement).value));
    Object.assign(window, {log});
  });

  release();
  await expectOnly(page, second);
  const clicks = () => page.evaluate(() => (window as unknown as {log: string[]}).log);
  expect(await clicks()).toEqual([first, first, second].map(idOf));
  await expect(categoryButton(page, second)).not.toHaveCSS('cursor', 'progress');
  await categoryButton(page, first).click();
  await expectOnly(page, first);

  await page.setViewportSize(phone);
  const releaseMenu = await holdScripts(page);
  await visit('/process');
  await toggleOf(page).press('Enter');
  await barLinksOf(page).last().press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(barLinksOf(page)).toHaveCount(0);
  await expect(openMenuOf(page)).toHaveCount(1);

  releaseMenu();
  await expectMenuClosed(page);
});

test.describe('the form', () => {
  test.use({baseURL: builds.sample.address, tolerated: /^console\.log/});

  test('keeps what was typed before its script, and is sent once', async ({
    page,
    visit,
    reports,
  }) => {
    const release = await holdScripts(page);
    await visit('/contact');
    await fillAllFields(page);
    const logged = page.waitForEvent('console');
    await submitButton(page).click();
    await fieldOf(page, 'phone').press('Enter');
    await expect(submitButton(page)).toHaveCSS('cursor', 'progress');
    await expect(page).toHaveURL(/\/contact$/);
    expect(reports).toEqual([]);
    const warning = page.waitForEvent('dialog');
    await page.close({runBeforeUnload: true});
    await (await warning).dismiss();

    release();
    expect(await (await logged).args().at(-1)?.jsonValue()).toEqual(everything);
    await expectThanks(page);
    expect(reports).toHaveLength(1);
  });
});
