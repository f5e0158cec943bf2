import {expect, test} from './fixtures';
import {barLink, barOf, navbarPageBut} from './navbar';
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
