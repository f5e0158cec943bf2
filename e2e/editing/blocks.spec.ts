import {join} from 'node:path';
import sharp from 'sharp';
import {pageWidthOf, phone} from '../layout';
import {expect, patience, test} from './fixtures';

/* What a marketing person does with components, entries and pictures. */

const benefits = 'docs-content/benefits.mdx';

test('a new benefit starts empty, and is written only when it’s complete', async ({
  page,
  edit,
  site,
}) => {
  const editor = await edit('/benefits');
  await editor.open('Tailored pitches');
  const block = editor.dialog.getByRole('group', {name: /^Benefit “/});
  await block.getByRole('button', {name: 'Insert…'}).click();
  await editor.press('Benefit');
  await expect(editor.dialog).toContainText('New: Benefit', patience);
  await editor.press('Save');
  await expect(editor.dialog.getByRole('alert').filter({hasText: /./}).first()).toBeVisible(
    patience,
  );
  expect(site.diff()).toEqual([]);

  await editor.field('Icon').fill('rocket');
  await editor.field('Title').pressSequentially("It's sooner");
  await editor.dialog.getByRole('textbox', {name: 'Text'}).click();
  await page.keyboard.type("Clients don't wait for <demos>.");
  await editor.save();
  await editor.expectDiff(
    benefits,
    '+    <Benefit icon="rocket" title="It’s sooner">',
    '+      Clients don’t wait for \\<demos>.',
    '+    </Benefit>',
  );
  await expect(page.getByText('Clients don’t wait for <demos>.')).toBeVisible(patience);
  await editor.undo();
});

test('replaces a picture', async ({page, edit, site}) => {
  const editor = await edit('/tools');
  await editor.open(page.getByRole('heading', {level: 3, name: 'Cursor'}).getByText('Cursor'));
  const picture = await sharp({
    create: {width: 3000, height: 1500, channels: 3, background: '#345'},
  })
    .jpeg()
    .toBuffer();
  await editor.dialog
    .getByLabel('Drop a new picture here')
    .setInputFiles({name: 'New Logo.JPG', mimeType: 'image/jpeg', buffer: picture});
  const field = editor.dialog.getByLabel('Image', {exact: true});
  await expect(field).toHaveValue(/^\/img\/new-logo-\w+\.webp$/, patience);
  const address = await field.inputValue();
  await editor.save();

  await editor.expectDiff(
    'docs-content/data/tools.yaml',
    '-  image: /img/favicon.svg',
    `+  image: ${address}`,
    `static${address}`,
  );
  const {width, format} = await sharp(join(site.folder, 'static', address)).metadata();
  expect([width, format]).toEqual([1600, 'webp']);
  await expect(page.locator(`img[src="${address}"]`).first()).toBeVisible(patience);
  await page.getByRole('button', {name: 'Undo', exact: true}).click();
  // The picture stays, but isn't sent without a text that uses it.
  await editor.expectDiff(`static${address}`);
});

test('moves a tool by dragging it, and removes one', async ({page, edit, site}) => {
  const editor = await edit('/tools');
  const ids = () =>
    Array.from(
      site.read('docs-content/data/tools.yaml').matchAll(/^- id: (.+)$/gm),
      ([, id]) => id,
    );
  const [first, second, ...rest] = ids();
  const card = (name: string) => page.getByRole('heading', {level: 3, name}).getByText(name);

  await editor.open(card('Cursor'));
  await editor.press('Move tool…');
  const place = editor.dialog.getByRole('button', {name: /^After GitHub Copilot/});
  const moved = editor.dialog.getByRole('button', {name: /^⠿? ?Cursor$/});
  await expect(moved).toBeFocused(patience);
  await moved.hover();
  await page.mouse.down();
  const {x = 0, y = 0, width = 0, height = 0} = (await place.boundingBox()) ?? {};
  // Beside a place, the nearest is meant.
  await page.mouse.move(x + width / 2, y + height + 2, {steps: 5});
  await expect(place).toHaveCSS('outline-style', 'solid');
  await page.mouse.up();
  await expect.poll(ids, patience).toEqual([second, first, ...rest]);
  // The editor refuses to change what the page doesn't show yet.
  const shown = page.getByRole('heading', {level: 3, name: /^(Cursor|GitHub Copilot)/});
  await expect(shown).toHaveText([/^GitHub Copilot/, /^Cursor/], patience);
  await editor.undo();
  await expect(shown).toHaveText([/^Cursor/, /^GitHub Copilot/], patience);

  await editor.open(card('GitHub Copilot'));
  await editor.press('Delete tool');
  await expect.poll(ids, patience).toEqual([first, ...rest]);
  await editor.undo();
});

test('changes a check mark of the comparison, and where “Learn more” leads, each with a click', async ({
  page,
  edit,
}) => {
  await page.setViewportSize(phone);
  const editor = await edit('/tools');
  expect(await pageWidthOf(page), 'where a table is scrolled').toBe(phone.width);
  await page.setViewportSize({width: 1280, height: 800});
  const row = page.getByRole('row', {name: /^Cursor/});
  await editor.open(row.getByRole('cell').last());
  await expect(editor.dialog.getByRole('heading', {level: 2})).toHaveText('Figma import · Cursor');
  await editor.field('Figma import').selectOption('No');
  await editor.save();

  await editor.expectDiff(
    'docs-content/data/comparison.yaml',
    '-  figmaImport: true',
    '+  figmaImport: false',
  );
  await editor.undo();

  const card = page
    .getByRole('listitem')
    .filter({has: page.getByRole('heading', {name: 'Cursor'})});
  await editor.open(card.getByRole('link', {name: /^Learn more/}));
  await editor.field('Web address').fill('https://cursor.com/features');
  await editor.field('Web address').press('Enter');

  await editor.expectDiff(
    'docs-content/data/tools.yaml',
    '-  url: https://cursor.com',
    '+  url: https://cursor.com/features',
  );
  await editor.undo();
});
