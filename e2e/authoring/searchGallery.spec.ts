import {components} from '../../src/content/components';
import {expectNoViolation} from '../axe';
import {expectNoOverflow} from '../layout';
import {expect, mainOf, panelOf, patience, test} from './fixtures';

/* What an author finds at /gallery: components to copy, and icons by what they mean. */

test('the panel leads to every component, with examples to copy, and to every icon', async ({
  page,
  context,
  goTo,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo('/');
  await panelOf(page).getByRole('button', {expanded: false}).click();
  await panelOf(page).getByRole('link', {name: 'Components and icons'}).click();
  const heading = (name: string) => mainOf(page).getByRole('heading', {name, exact: true});
  for (const {name} of components) {
    await expect(heading(name)).toBeVisible(patience);
  }
  await expectNoOverflow(page);
  await expectNoViolation(page);

  const [first] = components as [(typeof components)[number]];
  await page.getByRole('button', {name: `Copy ${first.name}`, exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied.'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first.example);

  const search = page.getByRole('searchbox', {name: 'Search icons'});
  for (const [words, name] of [
    ['save', 'device-floppy'],
    ['people', 'users'],
    ['light bulb', 'bulb'],
  ] as const) {
    await search.fill(words);
    await mainOf(page).getByRole('button', {name, exact: true}).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(name);
  }
});
