import {expect, patience, test} from './fixtures';

/* What a marketing person does with texts. Each ends with an exact diff of the files. */

const benefits = 'docs-content/benefits.mdx';
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

test('fixes a typo inside a bold link', async ({page, edit, site}) => {
  const paragraph = (word: string) => `  Read the **[${word}](/process#rollout)** first.\n`;
  const editor = await edit('/benefits');
  site.change(benefits, '</Hero>', `${paragraph('rolout plan')}\n</Hero>`);
  site.git('commit', '--quiet', '--all', '--message', 'Add a typo');
  await editor.open('rolout plan');
  await editor.prose.getByText('rolout plan').dblclick({position: {x: 4, y: 4}});
  await page.keyboard.insertText('rollout');
  await editor.save();

  await editor.expectDiff(
    benefits,
    `-${paragraph('rolout plan').trimEnd()}`,
    `+${paragraph('rollout plan').trimEnd()}`,
  );
  await editor.undo();
  site.git('reset', '--quiet', '--hard', 'HEAD~1');
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
