import {expect, patience, test} from './fixtures';

/* What a marketing person does with texts. Each ends with an exact diff of the files. */

const benefits = 'docs-content/benefits.mdx';
const tools = 'docs-content/tools.mdx';
const home = 'docs-content/index.mdx';

test('changes a headline', async ({page, edit}) => {
  const editor = await edit('/benefits');
  await editor.open('Transformational Benefits');
  await editor.writeProse('What You Gain');
  await editor.save();

  await editor.expectDiff(benefits, '-  # Transformational Benefits', '+  # What You Gain');
  await expect(page.getByRole('heading', {level: 1, name: 'What You Gain'})).toBeVisible(patience);
  await editor.undo();
});

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

test('changes a price, in the quotes that it had, and saves with Enter', async ({edit}) => {
  const editor = await edit('/tools');
  await editor.open('$0–$100');
  await editor.field('Cost per month').fill('$0–$200');
  await editor.field('Cost per month').press('Enter');

  await editor.expectDiff(
    'docs-content/data/comparison.yaml',
    "-  costPerMonth: '$0–$100'",
    "+  costPerMonth: '$0–$200'",
  );
  await editor.undo();
});

test('changes the client, which every page names', async ({page, edit}) => {
  const editor = await edit('/');
  await editor.openListed('Example IT Services');
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

test('makes a word bold', async ({edit}) => {
  const editor = await edit('/benefits');
  await editor.open('Your clients see working software early, and know how you built it.');
  const selectFourLetters = Array<string>(4).fill('Shift+ArrowRight');
  await editor.pressInProse('ControlOrMeta+Home', ...selectFourLetters, 'ControlOrMeta+b');
  await editor.save();

  await editor.expectDiff(
    benefits,
    '-  Your clients see working software early, and know how you built it.',
    '+  **Your** clients see working software early, and know how you built it.',
  );
  await editor.undo();
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

test('pastes three paragraphs from a word processor', async ({page, context, edit}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = await edit('/benefits');
  await editor.open('Engineers spend less time on repetition and more on your clients’ problems.');
  await editor.prose.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate(async () => {
    const word =
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->' +
      '<p class=MsoNormal style="margin:0"><span style="font-family:Calibri">One&nbsp;thing.<o:p></o:p></span></p>' +
      '<p class=MsoNormal><b>Two</b> things, <i>really</i>.</p>' +
      '<p class=MsoNormal><a href="https://example.com/three"><span>Three</span></a>.</p><!--EndFragment--></body></html>';
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([word], {type: 'text/html'}),
        'text/plain': new Blob(['One thing.'], {type: 'text/plain'}),
      }),
    ]);
  });
  await page.keyboard.press('ControlOrMeta+v');
  await editor.save();

  await editor.expectDiff(
    benefits,
    '-  Engineers spend less time on repetition and more on your clients’ problems.',
    '+  One thing.',
    '+',
    '+  **Two** things, *really*.',
    '+',
    '+  [Three](https://example.com/three).',
  );
  await editor.undo();
});

test('chooses another look and another page for a button', async ({edit}) => {
  const editor = await edit('/');
  await editor.open('Explore Benefits');
  await editor.field('Leads to').fill('/tools');
  await editor.field('Variant').selectOption('secondary');
  await editor.save();

  await editor.expectDiff(
    home,
    '-    <Button to="/benefits" variant="primary" size="lg">Explore Benefits</Button>',
    '+    <Button to="/tools" variant="secondary" size="lg">Explore Benefits</Button>',
  );
  await editor.undo();
});

test('opens the nearest text beside many others', async ({page, edit}) => {
  const editor = await edit('/tools');
  const row = page.getByRole('rowheader').last();
  await row.hover();
  const {y} = (await row.boundingBox()) ?? {y: 0};
  await expect(async () => {
    await page.mouse.click(3, y + 9);
    await expect(editor.dialog).toContainText('Table cell · Comparison table', {timeout: 1000});
  }).toPass(patience);
  await expect(editor.prose).toHaveText(await row.innerText());
});
