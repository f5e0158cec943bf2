import {expect, headingOf, panelOf, patience, test} from './fixtures';

/* Pages are added, get another address, and are deleted in the editor. */

const siteFile = 'docs-content/data/site.yaml';

test('adds a page to the navigation bar, gives it another address, and deletes it', async ({
  page,
  edit,
  site,
}) => {
  const editor = await edit('/contact');
  const open = () => page.getByRole('button', {name: 'Pages', exact: true}).click();
  const navbarLink = page.getByRole('navigation').getByRole('link', {name: 'Our Services'});

  await open();
  await editor.press('New page');
  await editor.field('Kind').selectOption('Article');
  await editor.field('Title').fill('Our Services');
  await editor.field('Description').fill('What we do for you, and how we begin.');
  await editor.dialog.getByLabel('Navigation bar').check();
  await editor.press('Create page');
  await expect(headingOf(page)).toHaveText('Our Services', patience);
  expect(new URL(page.url()).pathname).toBe('/our-services');
  await expect(navbarLink.first()).toHaveAttribute('href', '/our-services');
  await expect(panelOf(page)).toContainText('placeholder', patience);

  await editor.open('[REPLACE: the heading of the first part]');
  await editor.writeProse('What it costs');
  await editor.save();
  await expect(page.getByRole('heading', {name: 'What it costs'})).toBeVisible(patience);

  await open();
  await editor.press('Change the address of “Our Services”');
  await editor.field('Address, after /').fill('services');
  await editor.press('Change address');
  await page.waitForURL(/\/services$/, patience);
  await expect(page.getByRole('heading', {name: 'What it costs'})).toBeVisible(patience);
  await expect(navbarLink.first()).toHaveAttribute('href', '/services');
  expect(site.read(siteFile)).toContain('  - {name: Our Services, path: /services}\n');

  await open();
  await editor.press('Delete the page “Our Services”');
  await expect(editor.dialog).toContainText('Its link disappears from: Navigation bar.', patience);
  await editor.press('Delete page');
  await page.waitForURL(/\/$/, patience);
  await editor.expectDiff();
});

test('another address of a page that visitors know leaves a redirect, until it’s undone on that page', async ({
  page,
  edit,
  goTo,
  site,
}) => {
  const editor = await edit('/contact');
  await page.getByRole('button', {name: 'Pages', exact: true}).click();
  await editor.press('Change the address of “Process”');
  await expect(editor.dialog).toContainText(/\d+ links lead to this page/, patience);
  await editor.field('Address, after /').fill('plan');
  await editor.press('Change address');
  await page.waitForURL(/\/plan$/, patience);

  await expect(headingOf(page)).toBeVisible(patience);
  expect(site.read('static/_redirects')).toBe('/process /plan 301\n');
  await goTo('/process');
  await expect(page).toHaveURL(/\/plan$/);
  expect(site.read(siteFile)).not.toContain('/process');
  await page.getByRole('button', {name: 'Undo', exact: true, disabled: false}).click();
  await page.waitForURL(/\/process$/, patience);
  await expect(headingOf(page)).toHaveText('How It Goes', patience);
  await expect(panelOf(page)).toContainText('Undone: Changed the address', patience);
  await editor.expectDiff();
});
