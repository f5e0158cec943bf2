import {expect, patience, test} from './fixtures';

/* What a marketing person does with texts. Each ends with an exact diff of the files. */

const tools = 'docs-content/tools.mdx';

test('follows a link that is clicked with the Alt key', async ({page, edit}) => {
  await edit('/benefits');
  const link = page.getByRole('banner').getByRole('link', {name: 'Process'});
  await expect(async () => {
    await link.click({modifiers: ['Alt'], timeout: 2000});
    await expect(page).toHaveURL(/\/process$/, {timeout: 1000});
  }).toPass(patience);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('changes where a link leads, and then its words', async ({page, edit}) => {
  const editor = await edit('/tools');
  await editor.open(page.getByRole('link', {name: 'what they bring'}));
  await expect(editor.field('Link address')).toHaveValue('/benefits', patience);
  await editor.field('Link address').fill('/contact');
  await expect(editor.prose).toHaveText('Compare what they bring.');
  await editor.prose.getByText('what they bring').dblclick();
  await page.keyboard.insertText('all');
  await expect(editor.field('Link address')).toHaveValue('/contact');
  await editor.save();

  await editor.expectDiff(
    tools,
    '-  Compare [what they bring](/benefits).',
    '+  Compare [what all bring](/contact).',
  );
  await editor.undo();
});

test('changes the client, which every page names', async ({page, edit}) => {
  const editor = await edit('/');
  // The record, not the paragraphs that name the client.
  await editor.openListed('Example IT Services', /name\s*Example IT Services$/i);
  await editor.prose.fill('Northwind');
  await editor.save();

  await editor.expectDiff(
    'docs-content/data/site.yaml',
    '-  name: Example IT Services',
    '+  name: Northwind',
  );
  await expect(page.getByRole('heading', {name: 'Ready to Transform Northwind?'})).toBeVisible(
    patience,
  );
  await editor.undo();
});

test('opens the text that a link around a whole card covers', async ({edit}) => {
  const editor = await edit('/');
  const words = 'Show a prospect a working demo.';
  await editor.open(words, {force: true});

  await expect(editor.prose).toHaveText(words);
});

test('adds an item to a list', async ({page, edit}) => {
  const editor = await edit('/tools');
  await editor.open('Where prompts go');
  await editor.pressInProse('ControlOrMeta+End', 'Enter');
  await page.keyboard.insertText('Who answers when it fails');
  await editor.save();

  await editor.expectDiff(tools, '+      - Who answers when it fails');
  await editor.undo();
});
