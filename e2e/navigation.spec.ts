import {expect, test} from './fixtures';
import {barLink, navbarPageBut} from './navbar';

const first = navbarPageBut('/');

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
