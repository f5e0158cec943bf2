import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {expectNoViolationAtBothWidths} from '../axe';
import {expect} from '../fixtures';
import {test} from './fixtures';
import {expectVerdicts, openReport, outlinesOf, partOf, wordsOf} from './report';

/* Pages that come and go, versions that cannot be built, and the report itself. */

const questions = `---
title: Questions
description: A page that is new in this version, with one question, one answer, and a link to the page with the tools.
---

# Who asks?

Everybody does. See [the tools](/tools).
`;

test('a new page, which is not committed', async ({page, site}) => {
  site.write('docs-content/questions.mdx', questions);
  expect(site.review()).toBe('1 of 5 pages changes: Questions is new.');
  expect(site.git('status', '--porcelain')).toBe('?? docs-content/questions.mdx');

  await openReport(page, site);
  await expectVerdicts(page, {Questions: 'added'});
  const added = partOf(page, 'Questions');
  await added.getByText('Its words').click();
  expect(await wordsOf(added)).toEqual({
    added: ['Who asks?', 'Everybody does. See the tools.'],
    removed: [],
  });
  expect(Object.keys(await outlinesOf(added))).toEqual([
    'Questions on a phone, after',
    'Questions on a desktop, after',
  ]);
});

test('a page that is gone', async ({page, site}) => {
  rmSync(join(site.folder, 'docs-content/tools.mdx'));
  site.commit('Without tools');
  expect(site.review()).toBe('1 of 4 pages changes: Tools is gone.');

  await openReport(page, site);
  await expectVerdicts(page, {Tools: 'removed'});
  const tools = partOf(page, 'Tools');
  await tools.getByText('Its words').click();
  expect((await wordsOf(tools)).removed).toEqual(expect.arrayContaining(['Two tools', '$10']));
  expect(Object.keys(await outlinesOf(tools))).toEqual([
    'Tools on a phone, before',
    'Tools on a desktop, before',
  ]);
  await expectNoViolationAtBothWidths(page);
});

test('a page with another address', async ({page, site}) => {
  site.git('mv', 'docs-content/tools.mdx', 'docs-content/both-tools.mdx');
  expect(site.review()).toBe('1 of 4 pages changes: Tools has another address.');

  await openReport(page, site);
  await expectVerdicts(page, {Tools: 'changed'});
  const renamed = partOf(page, 'Tools');
  await expect(renamed).toContainText('/both-tools');
  await expect(renamed).toContainText('It was at /tools before. There is nothing now');
  expect(await wordsOf(renamed)).toEqual({added: [], removed: []});
});

test('a base that cannot be built', async ({page, site}) => {
  site.change('docs-content/benefits.mdx', '</Section>', '');
  site.commit('A slip');
  site.git('checkout', '--quiet', '-B', 'mended');
  site.change('docs-content/benefits.mdx', '</BenefitGrid>', '</BenefitGrid>\n\n</Section>');
  expect(site.review('change')).toBe(
    'The version before could not be built, so the four pages are shown as they are now.',
  );

  await openReport(page, site);
  await expect(partOf(page, 'Why the version before could not be built')).toContainText(
    'benefits.mdx',
  );
  await expectVerdicts(
    page,
    Object.fromEntries(
      ['Home', 'Benefits', 'Process', 'Tools', 'Page Not Found'].map((name) => [
        name,
        'shown as it is now',
      ]),
    ),
  );
  await expect(page.getByRole('img', {name: 'Benefits on a phone, after'})).toBeVisible();
  await expectNoViolationAtBothWidths(page);
});

test('a working tree that cannot be built', ({site}) => {
  site.change('docs-content/benefits.mdx', '</Section>', '');
  const {status, errors} = site.tryReview();
  expect(status).toBe(1);
  expect(errors).toContain('The site cannot be built as it is now');
  expect(errors).toContain('benefits.mdx');
  expect(errors).toContain('npm run check');
  expect(site.hasReport).toBe(false);
  expect(site.git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('a base that is not there, and words that mean nothing', ({site}) => {
  const unknown = site.tryReview('no-such-branch');
  expect(unknown.status).toBe(1);
  expect(unknown.errors).toContain('There is no branch, tag or commit "no-such-branch".');

  const address = site.tryReview('--preview-url', 'here');
  expect(address.status).toBe(2);
  expect(address.errors).toContain('--preview-url is "here". Write a whole address');

  const option = site.tryReview('--before');
  expect(option.status).toBe(2);
  expect(option.errors).toContain('npm run review -- <base>');
});

test('the report is read with axe, the keyboard and both links', async ({page, site}) => {
  site.change('docs-content/process.mdx', 'One step after the other.', 'One step, then the next.');
  const preview = 'https://example.com/pr-7/';
  site.review('--preview-url', preview, '--report-url', 'https://example.com/pr-7-review/');

  await openReport(page, site);
  await expectNoViolationAtBothWidths(page);
  const process = partOf(page, 'Process');
  await expect(process.getByRole('link', {name: 'Open the preview of Process'})).toHaveAttribute(
    'href',
    `${preview}process`,
  );
  expect(site.summary).toContain(
    '[what changed](https://example.com/pr-7-review/#page-process), [preview](https://example.com/pr-7/process)',
  );

  const toggle = process.getByRole('button', {name: 'Compare with a slider (Process on a phone)'});
  const slider = process.getByRole('slider').first();
  await expect(slider).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const before = process.getByRole('figure').first();
  const clipOf = () => before.evaluate((figure) => getComputedStyle(figure).clipPath);
  const halfway = await clipOf();
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');
  expect(await clipOf()).not.toBe(halfway);
  await expectNoViolationAtBothWidths(page);

  const picture = process.getByRole('img', {name: 'Process on a phone, after'});
  const whole = process.getByRole('button', {name: 'Show the whole page (Process on a phone)'});
  const heightOf = async () => (await picture.locator('..').boundingBox())?.height ?? 0;
  const cut = await heightOf();
  await whole.click();
  expect(await heightOf()).toBeGreaterThan(cut);
});
