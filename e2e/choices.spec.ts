import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {phone} from './layout';

/* What visitors choose without a script: a stop of the change on Home, and a stage of the process. */

const windowOf = (page: Page): Locator => page.getByRole('main').getByRole('group').first();
const nameOf = (stop: Locator): Promise<string> =>
  stop.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a stop of the change shows its panel in a window that keeps its size, and all steps of the process are open on a phone', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const stops = await windowOf(page).getByRole('radio').all();
    expect(stops).toHaveLength(4);
    const size = await windowOf(page).boundingBox();
    const shown = new Set<string>();
    for (const stop of stops) {
      await stop.check();
      shown.add(await windowOf(page).innerText());
      expect(await windowOf(page).boundingBox()).toEqual(size);
    }
    expect(shown.size).toBe(4);
    await stops[0]?.press('ArrowRight');
    await expect(windowOf(page).getByRole('radio').nth(1)).toBeChecked();

    await page.setViewportSize(phone);
    await visit('/process');
    for (const step of await page.locator('main ol > li[value]').all()) {
      await expect(step.locator('div')).toBeVisible();
    }
  });
});

test('the stops of the change are a list on paper and in forced colors, a stage of the process lights its steps, and a step shows its text on tap on a phone', async ({
  page,
  visit,
}) => {
  await visit('/');
  const names = await Promise.all((await windowOf(page).getByRole('radio').all()).map(nameOf));
  for (const media of [{media: 'print'}, {media: 'screen', forcedColors: 'active'}] as const) {
    await page.emulateMedia(media);
    for (const name of names) {
      await expect(windowOf(page).locator('p').getByText(name, {exact: true})).toBeVisible();
    }
  }

  await page.emulateMedia({media: 'screen', forcedColors: 'none'});
  await visit('/process');
  const numberColors = () =>
    page
      .locator('main ol > li[value]')
      .evaluateAll((steps) =>
        steps.map((step) => getComputedStyle(step, '::before').backgroundColor),
      );
  const lit = await numberColors();
  const stages = page.getByRole('main').getByRole('radio');
  await expect(stages.first()).toBeChecked();
  await stages.nth(1).check();
  const changed = await numberColors();
  const isLit = changed.map((color, index) => color === lit[index]);
  expect(isLit.lastIndexOf(true)).toBe(isLit.indexOf(false) - 1);
  await stages.first().check();
  expect(await numberColors()).toEqual(lit);

  await page.setViewportSize(phone);
  await page.reload();
  const step = page.locator('main ol > li[value]').first();
  await expect(step.locator('div')).toBeHidden();
  await step.locator('summary').click();
  await expect(step.locator('div')).toBeVisible();
});
