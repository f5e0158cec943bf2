import {expect, test} from './fixtures';
import {boxOf} from './layout';
import {barOf} from './navbar';
import {uiTexts} from './site';

test('a link to a part of a page shows it below the navbar, highlighted, and opens the fold that it is in', async ({
  page,
  visit,
}) => {
  await visit('/process#step-17');
  const step = page.locator('#step-17');
  await expect(step).toBeInViewport({ratio: 1});
  await expect(step).toHaveCSS('outline-style', 'solid');
  const bar = await boxOf(barOf(page));
  expect((await boxOf(step)).y).toBeGreaterThan(bar.y + bar.height);

  await visit('/benefits');
  const folded = page.getByRole('main').locator('details:not([open]) > [id]');
  const ids = await folded.evaluateAll((parts) => parts.map(({id}) => id));
  expect(ids.length).toBeGreaterThan(2);
  const part = (id = '') => page.locator(`[id="${id}"]`);

  await page.goto(`/benefits#${ids.at(-1)}`);
  await expect(part(ids.at(-1))).toBeInViewport();
  await page.goto('/');
  await page.goto(`/benefits#${ids.at(0)}`);
  await expect(part(ids.at(0))).toBeInViewport();
});

test('a heading has a link to itself, which shows when one points at it or with the keyboard', async ({
  page,
  visit,
}) => {
  await visit('/benefits');
  const heading = page.getByRole('main').getByRole('heading', {level: 2}).first();
  const name = await heading.innerText();
  const link = page.getByRole('link', {name: `${uiTexts.headingLink} ${name}`, exact: true});
  await expect(link).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  // So that the browser shows the focus.
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/benefits#${await heading.getAttribute('id')}`);
});
