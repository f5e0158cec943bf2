import {cpSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {unknownPath} from '../site';
import {expect, headingOf, mainOf, panelOf, patience, test} from './fixtures';

/* What an author sees while files are renamed, deleted and added: never the bundler's errors. */

const overlayOf = (page: Page) => page.locator('#webpack-dev-server-client-overlay');

test('the open page is renamed, and named as before', async ({page, site, goTo}) => {
  const pathOf = (name: string) => join(site.folder, 'docs-content', name);
  await goTo(unknownPath);
  const notFound = await headingOf(page).innerText();
  await goTo('/benefits');
  const heading = await headingOf(page).innerText();

  renameSync(pathOf('benefits.mdx'), pathOf('advantages.mdx'));
  await expect(headingOf(page)).toHaveText(notFound, patience);
  await expect(panelOf(page)).toContainText("The page /benefits doesn't exist", patience);
  await expect(overlayOf(page)).toHaveCount(0);
  await goTo('/advantages');
  await expect(headingOf(page)).toHaveText(heading);

  renameSync(pathOf('advantages.mdx'), pathOf('benefits.mdx'));
  await expect(headingOf(page)).toHaveText(notFound, patience);
  await goTo('/benefits');
  await expect(headingOf(page)).toHaveText(heading);
  await expect(overlayOf(page)).toHaveCount(0);
});

test('the text of the page for unknown addresses is deleted', async ({page, site, goTo}) => {
  const file = 'docs-content/_not-found.mdx';
  await goTo(unknownPath);
  const heading = await headingOf(page).innerText();

  rmSync(join(site.folder, file));
  await expect(mainOf(page)).toContainText('was deleted or renamed', patience);
  await expect(overlayOf(page)).toHaveCount(0);

  site.restore(file);
  await expect(headingOf(page)).toHaveText(heading, patience);
  await expect(overlayOf(page)).toHaveCount(0);
});

test('an image is missing, added, deleted and added again', async ({page, site, goTo}) => {
  const file = 'docs-content/benefits.mdx';
  const image = join(site.folder, 'static/img/team-at-work.svg');
  const problem = "/img/team-at-work.svg doesn't exist.";
  const add = () => cpSync(join(site.folder, 'static/img/favicon.svg'), image);
  const expectShown = () =>
    expect
      .poll(
        () => page.getByAltText('The team').evaluate((img: HTMLImageElement) => img.naturalWidth),
        patience,
      )
      .toBeGreaterThan(0);
  await goTo('/benefits');

  site.change(file, '</Hero>', '</Hero>\n\n![The team](/img/team-at-work.svg)');
  await expect(panelOf(page)).toContainText(problem, patience);
  add();
  await expectShown();

  // Compiled again, the page contains the image itself.
  site.change(file, '![The team]', '\n![The team]');
  await expect(page.getByAltText('The team')).toHaveAttribute('src', /^\/assets\//, patience);
  rmSync(image);
  await expect(panelOf(page)).toContainText(problem, patience);
  await expect(overlayOf(page)).toHaveCount(0);
  add();
  await expect(page.getByAltText('The team')).toHaveAttribute('src', /^\/assets\//, patience);
  await expectShown();
  await expect(overlayOf(page)).toHaveCount(0);
});
