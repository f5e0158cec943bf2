import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {pageWidthOf} from '../layout';
import {expect, patience, test} from './fixtures';

/* What a marketing person does with components, entries and pictures. */

const benefits = 'docs-content/benefits.mdx';

test('adds a benefit with an icon', async ({page, edit}) => {
  const editor = await edit('/benefits');
  await editor.open(/^Edit Benefit · benefits\.mdx:21: Demos before proposals/);
  const block = editor.dialog.getByRole('group', {name: /^Benefit ·/});
  await block.getByLabel('What to insert').selectOption('Benefit');
  await block.getByRole('button', {name: 'Insert after'}).click();
  await expect(editor.dialog).toHaveCount(0, patience);
  await editor.open(/^Edit Benefit · benefits\.mdx:24: (?!Tailored)/);
  await editor.field('title').fill('Happier clients');
  await editor.dialog.getByText('More fields').click();
  await editor.dialog.getByRole('searchbox').fill('heart handshake');
  await editor.dialog.getByRole('radio', {name: 'heart-handshake', exact: true}).check();
  await editor.save();
  await editor.open(/^Edit Benefit · benefits\.mdx:25: (?!Adapt)/);
  await editor.writeProse('They see results sooner.');
  await editor.save();

  await editor.expectDiff(
    benefits,
    '+    <Benefit icon="heart-handshake" title="Happier clients">',
    '+      They see results sooner.',
    '+    </Benefit>',
  );
  await expect(page.getByRole('heading', {name: 'Happier clients'})).toBeVisible(patience);
  await editor.undo(3);
});

test('reorders two steps, whose numbers stay in order', async ({edit, site}) => {
  const editor = await edit('/process');
  const steps = () =>
    Array.from(
      site
        .read('docs-content/process.mdx')
        .matchAll(/<ProcessStep id=\{(\d+)\}.* title="([^"]+)"/g),
    );
  const before = steps().map(([, , title = '']) => title);
  const [first = '', second = '', ...rest] = before;
  await editor.open(new RegExp(`^Edit ProcessStep · process\\.mdx:\\d+: ${second}`));
  await editor.dialog
    .getByRole('group', {name: /^ProcessStep ·/})
    .getByRole('button', {name: 'Move up'})
    .click();

  await expect
    .poll(() => steps().map(([, , title]) => title), patience)
    .toEqual([second, first, ...rest]);
  expect(steps().map(([, id]) => id)).toEqual(before.map((_title, index) => String(index + 1)));
  await editor.undo();
});

test('replaces a picture', async ({page, edit, site}) => {
  const editor = await edit('/tools');
  await editor.open(/^Edit .*tools\.yaml:\d+: Cursor$/);
  await editor.dialog.getByText('More fields').click();
  const picture = await sharp({
    create: {width: 3000, height: 1500, channels: 3, background: '#345'},
  })
    .jpeg()
    .toBuffer();
  const dataTransfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const dropped = new DataTransfer();
    dropped.items.add(new File([bytes], 'New Logo.JPG', {type: 'image/jpeg'}));
    return dropped;
  }, picture.toString('base64'));
  await editor.dialog.getByText('Drop a picture here').dispatchEvent('drop', {dataTransfer});
  await expect(editor.dialog.getByRole('textbox', {name: 'image'})).toHaveValue(
    '/img/new-logo.webp',
    patience,
  );
  await editor.save();

  await editor.expectDiff(
    'docs-content/data/tools.yaml',
    '-  image: /img/favicon.svg',
    '+  image: /img/new-logo.webp',
    'static/img/new-logo.webp',
  );
  const {width, format} = await sharp(join(site.folder, 'static/img/new-logo.webp')).metadata();
  expect([width, format]).toEqual([1600, 'webp']);
  await expect(page.locator('img[src="/img/new-logo.webp"]').first()).toBeVisible(patience);
  expect(readdirSync(join(site.folder, 'static/img'))).not.toContain('New Logo.JPG');
  // The picture goes with the change that brought it.
  await editor.undo();
});

test('adds a tool, moves one, and removes one', async ({edit, site}) => {
  const editor = await edit('/tools');
  const ids = () =>
    Array.from(
      site.read('docs-content/data/tools.yaml').matchAll(/^- id: (.+)$/gm),
      ([, id]) => id,
    );
  const before = ids();
  const [first, second, ...rest] = before;
  const entry = editor.dialog.getByRole('group', {name: /tools\.yaml/});

  await editor.open(/^Edit .*tools\.yaml:\d+: Cursor$/);
  await entry.getByRole('button', {name: 'Insert after'}).click();
  await expect.poll(ids, patience).toEqual([first, `${first}-copy`, second, ...rest]);
  await editor.open(/^Edit .*tools\.yaml:\d+: New name$/);
  await editor.field('name').fill('Zed');
  await editor.save();
  await expect.poll(() => site.diff(), patience).toContain('+  name: Zed');
  await editor.undo(2);

  await editor.open(/^Edit .*tools\.yaml:\d+: Cursor$/);
  await entry.getByRole('button', {name: 'Move down'}).click();
  await expect.poll(ids, patience).toEqual([second, first, ...rest]);
  await editor.undo();

  await editor.open(/^Edit .*tools\.yaml:\d+: GitHub Copilot$/);
  await entry.getByRole('button', {name: 'Delete'}).click();
  await expect.poll(ids, patience).toEqual([first, ...rest]);
  await editor.undo();
});

test('adds a link to the navigation bar, to a page that it doesn’t have yet', async ({edit}) => {
  const editor = await edit('/tools');
  await editor.open(/^Edit name · site\.yaml:\d+: Process$/);
  await editor.dialog
    .getByRole('group', {name: /^navbar/})
    .getByRole('button', {name: 'Insert after'})
    .click();

  await editor.expectDiff('docs-content/data/site.yaml', '+  - {name: New name, path: /contact}');
  await editor.undo();
});

test('makes no page wider than a phone, even where a table is scrolled', async ({page, edit}) => {
  await page.setViewportSize({width: 390, height: 844});
  const editor = await edit('/tools');
  await expect(editor.target(/^Edit .*comparison\.yaml/)).toBeAttached(patience);

  expect(await pageWidthOf(page)).toBe(390);
});

test('changes yes to no in a row of the comparison', async ({edit}) => {
  const editor = await edit('/tools');
  await editor.open(/^Edit .*comparison\.yaml:\d+: Cursor$/);
  await editor.dialog.getByText('More fields').click();
  await editor.field('figmaImport').uncheck();
  await editor.save();

  await editor.expectDiff(
    'docs-content/data/comparison.yaml',
    '-  figmaImport: true',
    '+  figmaImport: false',
  );
  await editor.undo();
});
