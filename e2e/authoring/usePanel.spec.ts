import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {expectNoViolationAtBothWidths} from '../axe';
import {boxOf} from '../layout';
import {expect, panelOf, patience, test} from './fixtures';
import type {StartedSite} from './StartedSite';

/* What the panel does for an author: each button, and its undo. */

test.describe.configure({mode: 'serial'});

const file = 'docs-content/benefits.mdx';
const words = 'docs-content/words.txt';
const mistakes = 'Save coinz, old coinz too, on Github. Ask a zorbex for for more.';

const itemOf = (page: Page, text: string) =>
  panelOf(page).getByRole('listitem').filter({hasText: text});

/** Presses a button that changes a file, checks the file, undoes it, and checks it again. */
async function expectChange(
  page: Page,
  site: StartedSite,
  button: ReturnType<Page['getByRole']>,
  said: string,
  [path, after]: [string, string],
): Promise<void> {
  const before = site.read(path);
  await button.click();
  await expect.poll(() => site.read(path), patience).toBe(after);
  await expect(panelOf(page)).toContainText(said);
  const undo = panelOf(page).getByRole('button', {name: 'Undo'});
  await undo.click();
  await expect.poll(() => site.read(path), patience).toBe(before);
  await expect(button).toBeVisible(patience);
  await expect(undo).toHaveCount(0);
}

test('each problem has buttons, and each change can be undone', async ({page, site, goTo}) => {
  await goTo('/benefits');
  site.server.clearOutput();
  site.change(file, '</Hero>', `</Hero>\n\n${mistakes}\n`);
  const typo = itemOf(page, '"coinz" isn\'t in the dictionary.').first();
  await expect(typo).toBeVisible(patience);
  const text = site.read(file);

  const coins = typo.getByRole('button', {name: 'Use “coins”', exact: true});
  await expectChange(page, site, coins, 'Used “coins”', [file, text.replaceAll('coinz', 'coins')]);

  const all = page.getByRole('button', {name: 'Fix all safe ones'});
  const fixed = text.replace('Github', 'GitHub').replace('for for', 'for');
  await expectChange(page, site, all, 'Fixed 2 problems', [file, fixed]);

  const add = itemOf(page, '"zorbex"').getByRole('button', {name: 'Add to dictionary'});
  await expectChange(page, site, add, 'Added “zorbex”', [words, `${site.read(words)}zorbex\n`]);

  await itemOf(page, '"Github"').getByRole('button', {name: 'Open in editor'}).click();
  const [line, column] = [text.split('\n').indexOf(mistakes) + 1, mistakes.indexOf('Github') + 1];
  const place = `${join(site.folder, file)}:${line}:${column}`;
  await expect(panelOf(page)).toContainText('Opened ', patience);
  expect(readFileSync(site.editorFile, 'utf8')).toBe(`-r\n-g\n${place}\n`);
});

test('the panel leaves two thirds of the window free, and can be moved', async ({page, goTo}) => {
  await goTo('/benefits');
  await expect(itemOf(page, '"coinz"').first()).toBeVisible(patience);
  await expectNoViolationAtBothWidths(page);
  for (const size of [
    {width: 390, height: 844},
    {width: 1440, height: 900},
  ]) {
    await page.setViewportSize(size);
    const {width, height} = await boxOf(panelOf(page));
    expect.soft(width * height).toBeLessThanOrEqual((size.width * size.height) / 3);
  }

  const before = await boxOf(panelOf(page));
  await page.getByRole('button', {name: 'Move to the top left'}).press('Enter');
  const after = await boxOf(panelOf(page));
  expect(after.y).toBeLessThan(before.y);
  expect(after.x).toBeLessThan(before.x);
  await panelOf(page).locator('summary').press('Enter');
  await page.reload();
  await expect(panelOf(page).locator('summary')).toContainText('error', patience);
  await expect(itemOf(page, '"coinz"').first()).toBeHidden();
  expect((await boxOf(panelOf(page))).y).toBe(after.y);
});

test('an editor lists the problems that the terminal prints', ({site}) => {
  type Matcher = {
    pattern: Record<'file' | 'line' | 'column' | 'severity' | 'message', number> & {regexp: string};
    background?: {beginsPattern: string; endsPattern: string};
  };
  const {tasks} = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as {
    tasks: {script: string; problemMatcher: Matcher}[];
  };
  const [start, check] = ['start', 'check'].map(
    (script) => tasks.find((task) => task.script === script)?.problemMatcher,
  );
  expect(check?.pattern).toEqual(start?.pattern);
  const {pattern, background = {beginsPattern: '', endsPattern: ''}} = start as Matcher;

  const lines = site.server.output().split('\n');
  const begin = lines.findLastIndex((line) => new RegExp(background.beginsPattern).test(line));
  const end = lines.findIndex(
    (line, index) => index > begin && new RegExp(background.endsPattern).test(line),
  );
  expect(begin).toBeGreaterThan(-1);
  expect(end).toBeGreaterThan(begin);
  const listed = lines.slice(begin, end).flatMap((line) => {
    const found = new RegExp(pattern.regexp).exec(line);
    const {severity, message} = pattern;
    return found
      ? [
          [
            found[pattern.file],
            found[pattern.line],
            found[pattern.column],
            found[severity],
            found[message],
          ],
        ]
      : [];
  });
  const report = JSON.parse(site.read('.docusaurus/problem-panel/report.json')) as {
    diagnostics: {file: string; line: number; column: number; severity: string; message: string}[];
  };
  expect(listed.length).toBeGreaterThan(3);
  expect(listed).toEqual(
    report.diagnostics.map((diagnostic) => [
      diagnostic.file,
      String(diagnostic.line),
      String(diagnostic.column),
      diagnostic.severity,
      diagnostic.message,
    ]),
  );
  site.restore(file);
});
