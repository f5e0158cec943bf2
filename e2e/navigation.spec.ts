import {chromium} from '@playwright/test';
import {findBrowser} from '@sitekit/browser';
import {expect, test} from './fixtures';
import {barLink, barOf, expectMenuClosed, navbarPageBut, openMenu} from './navbar';
import {site} from './site';

const first = navbarPageBut('/');
const second = navbarPageBut('/', first.path);

/*
 * DevTools disables prerendering, so the browser falls back to prefetching, as it also does when
 * memory is low. `npm run bench` measures real prerendering.
 */
test('hovering over a link prerenders its page or, as a fallback, prefetches it', async ({
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

  await barLink(page, first.name).hover();
  await expect.poll(() => seen).toContain(`fetch ${first.path}: Ready`);
  expect(seen).toContain(`render ${first.path}: PrerenderingDisabledByDevTools`);

  await barLink(page, first.name).click();
  await expect(page).toHaveURL(first.path);
  await expect.poll(() => seen).toContain(`fetch ${first.path}: Success`);
});

test('a browser without speculation rules prefetches the page', async ({page, visit}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await visit('/');
  const prefetches = page.locator('link[rel="prefetch"]');
  await expect(async () => {
    await page.mouse.move(0, 400);
    await barLink(page, first.name).hover();
    await expect(prefetches).toHaveCount(1, {timeout: 500});
  }).toPass();
  await expect(prefetches).toHaveAttribute('href', first.path);
  await barOf(page).getByRole('link', {name: site.brand, exact: true}).first().hover();
  await barLink(page, first.name).hover();
  await barLink(page, second.name).hover();
  await expect(prefetches).toHaveCount(2);
});

test.describe('the back/forward cache', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('restores a page with its menu closed', async ({baseURL, launchOptions}) => {
    const browser = await chromium.launch({
      ...launchOptions,
      executablePath: findBrowser('complete'),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({baseURL, viewport: {width: 390, height: 844}});
    await page.goto('/');
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => {
        document.title = event.persisted ? 'came back' : 'was reloaded';
      });
    });
    await openMenu(page);
    await barLink(page, first.name).click();
    await expect(page).toHaveURL(first.path);
    // A restored page has no load event to wait for.
    await page.goBack({waitUntil: 'commit'});
    await expect(page).toHaveTitle('came back');
    await expectMenuClosed(page);
    await browser.close();
  });
});
