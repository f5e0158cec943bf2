import {chromium} from '@playwright/test';
import {expect, test} from '../fixtures';
import {barLink, barOf, expectMenuClosed, navbarPageBut, openMenu} from '../navbar';
import {site} from '../site';

const first = navbarPageBut('/');
const second = navbarPageBut('/', first.path);

/*
 * A browser that is driven by a test renders no page ahead, and says that this is why; it then
 * fetches the page, as one does that cannot spare the memory. `npm run bench` sees the real thing.
 */
test('a page is to be rendered ahead, or else fetched, while the pointer rests on its link', async ({
  page,
  visit,
}) => {
  await visit('/');
  const session = await page.context().newCDPSession(page);
  const seen: string[] = [];
  session.on('Preload.prerenderStatusUpdated', ({key, prerenderStatus}) => {
    seen.push(`render ${new URL(key.url).pathname}: ${prerenderStatus ?? ''}`);
  });
  session.on('Preload.prefetchStatusUpdated', ({prefetchUrl, status}) => {
    seen.push(`fetch ${new URL(prefetchUrl).pathname}: ${status}`);
  });
  await session.send('Preload.enable');
  expect(seen).toEqual([]);

  await barLink(page, first.label).hover();
  await expect.poll(() => seen).toContain(`fetch ${first.path}: Ready`);
  expect(seen).toContain(`render ${first.path}: PrerenderingDisabledByDevTools`);

  await barLink(page, first.label).click();
  await expect(page).toHaveURL(first.path);
  await expect.poll(() => seen).toContain(`fetch ${first.path}: Success`);
});

test('a browser without speculation rules fetches the page ahead', async ({page, visit}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await visit('/');
  const prefetches = page.locator('link[rel="prefetch"]');
  await expect(async () => {
    await page.mouse.move(0, 400);
    await barLink(page, first.label).hover();
    await expect(prefetches).toHaveCount(1, {timeout: 500});
  }).toPass();
  await expect(prefetches).toHaveAttribute('href', first.path);
  await barOf(page).getByRole('link', {name: site.brand, exact: true}).first().hover();
  await barLink(page, first.label).hover();
  await barLink(page, second.label).hover();
  await expect(prefetches).toHaveCount(2);
});

test.describe('the back/forward cache', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('brings a page back as it was, but for its menu', async ({baseURL, launchOptions}) => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({baseURL, viewport: {width: 390, height: 844}});
    await page.goto('/');
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => {
        document.title = event.persisted ? 'came back' : 'was loaded anew';
      });
    });
    await openMenu(page);
    await barLink(page, first.label).click();
    await expect(page).toHaveURL(first.path);
    // A page that comes back has loaded long ago.
    await page.goBack({waitUntil: 'commit'});
    await expect(page).toHaveTitle('came back');
    await expectMenuClosed(page);
    await browser.close();
  });
});
