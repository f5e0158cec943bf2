import {expectNoViolation} from '../axe';
import {expect, patience, test} from './fixtures';

/* Nothing is lost: problems, conflicts, drafts, other tabs, undo and reviews. */

const benefits = 'docs-content/benefits.mdx';
const lead = /^Edit .*: Your clients see working software/;
const leadLine = '  Your clients see working software early, and know how you built it.';

test('refuses an error, and saves a warning', async ({edit, site}) => {
  const editor = await edit('/benefits');
  await editor.open(lead);
  await editor.press('Edit as Markdown');
  await editor.prose.fill('Read [the plan](/no-such-page).');
  await expect(editor.dialog).toContainText('/no-such-page', patience);
  await editor.press('Save');
  await expect(editor.dialog.getByRole('alert').filter({hasText: /./}).first()).toBeVisible(
    patience,
  );
  expect(site.diff()).toEqual([]);

  await editor.prose.fill('Your clients see working software, zorbexically.');
  await expect(editor.dialog).toContainText('zorbexically', patience);
  await editor.save();
  await editor.expectDiff(
    benefits,
    `-${leadLine}`,
    '+  Your clients see working software, zorbexically.',
  );
  await editor.undo();
});

test('shows both versions when the file changed in the meantime', async ({edit, site}) => {
  const editor = await edit('/benefits');
  await editor.open(lead);
  await editor.writeProse('My version.');
  site.change(benefits, leadLine, '  Their version.');
  await editor.press('Save');

  await expect(editor.dialog).toContainText('My version.', patience);
  await expect(editor.dialog).toContainText('Their version.');
  await editor.expectDiff(benefits, `-${leadLine}`, '+  Their version.');
});

test('keeps what another program changed elsewhere in the file', async ({edit, site}) => {
  const editor = await edit('/benefits');
  await editor.open(lead);
  await editor.writeProse('My version.');
  site.change(benefits, 'title: Benefits', 'title: Gains');
  await editor.save();

  await editor.expectDiff(
    benefits,
    '-title: Benefits',
    '+title: Gains',
    `-${leadLine}`,
    '+  My version.',
  );
  await editor.page.getByRole('button', {name: 'Undo', exact: true}).click();
  await editor.expectDiff(benefits, '-title: Benefits', '+title: Gains');
});

test('offers a draft after the tab was closed', async ({page, edit}) => {
  const editor = await edit('/benefits');
  await editor.open(lead);
  await editor.writeProse('Half a thought');
  await page.reload();
  await editor.switchOn();
  await editor.open(lead);
  await editor.press('Restore your draft');
  await expect(editor.prose).toHaveText('Half a thought');
  await editor.save();

  await editor.expectDiff(benefits, `-${leadLine}`, '+  Half a thought');
  await editor.undo();
});

test('keeps the changes of two tabs', async ({edit, context}) => {
  const [one, two] = [await edit('/benefits'), await edit('/benefits', await context.newPage())];
  await one.open(lead);
  await two.open(/^Edit .*: Engineers spend less time/);
  await one.writeProse('From the first tab.');
  await one.save();
  await two.writeProse('From the second tab.');
  await two.save();

  await one.expectDiff(
    benefits,
    `-${leadLine}`,
    '+  From the first tab.',
    '-  Engineers spend less time on repetition and more on your clients’ problems.',
    '+  From the second tab.',
  );
  await one.undo(2);
});

test('undoes, repeats, reverts and discards, even after a reload', async ({page, edit, site}) => {
  const editor = await edit('/benefits');
  const diff = [benefits, `-${leadLine}`, '+  One.'];
  await editor.open(lead);
  await editor.writeProse('One.');
  await editor.save();
  await editor.expectDiff(...diff);

  await page.reload();
  await editor.undo();
  await page.getByRole('button', {name: 'Redo', exact: true}).click();
  await editor.expectDiff(...diff);
  await editor.open(/^Edit .*: Engineers spend less time/);
  await editor.writeProse('Two.');
  await editor.save();

  await page.getByRole('button', {name: /^What I changed/}).click();
  const first = editor.dialog.getByRole('listitem').filter({hasText: 'One.'});
  await expect(first).toContainText(leadLine.trim());
  await first.getByRole('button', {name: 'Revert'}).click();
  await editor.expectDiff(
    benefits,
    '-  Engineers spend less time on repetition and more on your clients’ problems.',
    '+  Two.',
  );
  await expectNoViolation(page);
  await editor.press('Discard all');
  await editor.press('Yes, discard them');
  await expect.poll(() => site.diff(), patience).toEqual([]);
});

test('sends the changes for review, and nothing before', async ({page, edit, site}) => {
  const editor = await edit('/benefits');
  await editor.open(lead);
  await editor.writeProse('Ready to be read.');
  await editor.save();
  await editor.expectDiff(benefits, `-${leadLine}`, '+  Ready to be read.');

  await page.getByRole('button', {name: 'Send for review'}).click();
  await editor.dialog.getByLabel(/What you changed/).fill('Shorten the lead');
  await editor.dialog.getByLabel('Branch').fill('edit/lead');
  expect(site.git('ls-remote', 'origin')).toBe('');
  await editor.press('Send');
  await expect(editor.dialog).toContainText('Sent on the branch “edit/lead”.', patience);

  expect(site.git('ls-remote', '--heads', 'origin')).toMatch(/\trefs\/heads\/edit\/lead$/);
  expect(
    site.git('show', '--format=%s%n%an', '--name-only', 'origin/edit/lead').split('\n'),
  ).toEqual(['Shorten the lead', 'An author', '', benefits]);
});

test('works with the keyboard alone, and leaves nothing when switched off', async ({
  page,
  edit,
}) => {
  const editor = await edit('/benefits');
  await expect(editor.target(lead)).toBeVisible(patience);
  await expectNoViolation(page);
  await editor.target(lead).focus();
  await page.keyboard.press('Enter');
  await expect(editor.prose).toBeFocused(patience);
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(editor.dialog).toHaveCount(0);
  await expect(editor.target(lead)).toBeFocused();

  await page.keyboard.press('Alt+Shift+e');
  await expect(editor.switch).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByRole('button', {name: /^Edit /})).toHaveCount(0);
});
