import {expectNoViolation} from '../axe';
import {expect, panelOf, patience, test} from './fixtures';

/* Nothing is lost: problems, conflicts, drafts, other tabs, undo and reviews. */

const benefits = 'docs-content/benefits.mdx';
const lead = 'Your clients see working software';
const leadLine = '  Your clients see working software early, and know how you built it.';

test('refuses an error, and saves a warning', async ({edit, site}) => {
  const editor = await edit('/benefits');
  await editor.open(lead);
  await editor.pressInProse('ControlOrMeta+a', 'ControlOrMeta+k');
  await editor.dialog.getByLabel('Link address').fill('/no-such-page');
  await expect(editor.dialog).toContainText('/no-such-page', patience);
  await editor.press('Save');
  await expect(editor.dialog.getByRole('alert').filter({hasText: /./}).first()).toBeVisible(
    patience,
  );
  expect(site.diff()).toEqual([]);

  await editor.press('Remove link');
  await editor.writeProse('Your clients see working software, zorbexically.');
  await expect(editor.dialog).toContainText('zorbexically', patience);
  await editor.save();
  await editor.expectDiff(
    benefits,
    `-${leadLine}`,
    '+  Your clients see working software, zorbexically.',
  );
  await editor.undo();
});

test('keeps both versions when the file changed in the meantime', async ({page, edit, site}) => {
  const editor = await edit('/benefits');
  await editor.open(lead);
  await editor.writeProse('My version.');
  site.change(benefits, leadLine, '  Their version.');
  await editor.press('Save');

  await expect(editor.dialog.getByRole('alert').filter({hasText: /./}).first()).toBeVisible(
    patience,
  );
  await editor.expectDiff(benefits, `-${leadLine}`, '+  Their version.');
  await page.keyboard.press('Escape');
  await editor.open('Their version.');
  await expect(editor.dialog).toContainText('My version.', patience);
});

test('says why a page with an error can’t be edited by clicking it', async ({page, edit, site}) => {
  const file = 'docs-content/tools.mdx';
  const editor = await edit('/tools');
  const reason = panelOf(page).getByText('you can’t edit this page by clicking it');
  await expect(reason).toBeHidden();
  site.change(file, '<ToolCatalogue />', '<ToolCatalogue>');
  await expect(reason).toBeVisible(patience);

  for (const own of ['On cards', 'Prices change', 'A client objects to AI']) {
    await page.getByText(own, {exact: true}).click();
  }
  await expect(editor.dialog).toBeHidden();

  site.change(file, '<ToolCatalogue>', '<ToolCatalogue />');
  await expect(reason).toBeHidden(patience);
  await editor.open('Prices change');
});

test('changes a headline, undoes and repeats it, even after a reload', async ({page, edit}) => {
  const editor = await edit('/benefits');
  const diff = [benefits, '-  # Transformational Benefits', '+  # What You Gain'];
  await editor.open('Transformational Benefits');
  await editor.writeProse('What You Gain');
  await editor.save();
  await editor.expectDiff(...diff);
  await expect(page.getByRole('heading', {level: 1, name: 'What You Gain'})).toBeVisible(patience);

  await page.reload();
  await editor.undo();
  await page.getByRole('button', {name: 'Redo', exact: true}).click();
  await editor.expectDiff(...diff);
});

test('lists the changes, sends them for review, and nothing before', async ({page, edit, site}) => {
  const editor = await edit('/benefits');
  await editor.open(lead);
  await editor.writeProse('Ready to be read.');
  await editor.save();
  await editor.expectDiff(benefits, `-${leadLine}`, '+  Ready to be read.');

  // The file is written before the answer comes, and the answer moves the buttons.
  await page.getByRole('button', {name: 'Send for review'}).click(patience);
  const first = editor.dialog.getByRole('listitem').filter({hasText: 'Ready to be read.'}).first();
  await expect(first).toContainText(leadLine.trim(), patience);
  await expectNoViolation(page);
  await editor.field('Title').fill('Say that it’s ready');
  const published = site.git('ls-remote', 'origin', 'refs/heads/published');
  await editor.press('Send');
  const heads = () => site.git('ls-remote', '--heads', 'origin');
  await expect.poll(heads, patience).toMatch(/refs\/heads\/edit\//);
  const [, branch = ''] = /refs\/heads\/(edit\/\S+)/.exec(heads()) ?? [];
  expect(
    site.git('show', '--format=%s%n%an', '--name-only', `origin/${branch}`).split('\n'),
  ).toEqual(['Say that it’s ready', 'An author', '', benefits]);
  expect(site.git('ls-remote', 'origin', 'refs/heads/published')).toBe(published);

  await editor.press('Go back to “main”');
  await expect(editor.dialog).toHaveCount(0, patience);
  expect(site.git('branch', '--show-current')).toBe('main');
  await expect(page.getByText(lead)).toBeVisible(patience);

  await page.getByRole('button', {name: 'Send for review'}).click(patience);
  await editor.press('Resume “Say that it’s ready”');
  await expect(page.getByText('Ready to be read.')).toBeVisible(patience);
});

test('works with the keyboard alone, and leaves nothing when switched off', async ({
  page,
  edit,
}) => {
  const editor = await edit('/benefits');
  const opener = page.getByRole('button', {name: 'All texts'});
  await opener.focus();
  await page.keyboard.press('Enter');
  await editor.dialog.getByRole('searchbox').fill('working software early');
  await editor.dialog.getByRole('button', {name: /Your clients see/}).press('Enter');
  await expect(editor.prose).toBeFocused(patience);
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(editor.dialog).toHaveCount(0);

  await editor.switch.press('Space');
  await expect(editor.switch).toHaveAttribute('aria-checked', 'false');
  await expect(opener).toHaveCount(0);
});
