import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expectNoViolationAtBothWidths} from '../axe';
import {expect} from '../fixtures';
import {test} from './fixtures';
import {
  expectResultForAll,
  expectResults,
  markedWords,
  openReport,
  outlineCounts,
  sectionOf,
} from './report';

/* Pages that are added, removed or moved, and versions that can't be built. */

const questions = `---
title: Questions
description: A page that is new in this version, with one question, one answer, and a link to the page with the benefits.
---

# Who asks?

Everybody does. See [the benefits](/benefits).
`;

test.describe('pages that come and go', () => {
  test.describe.configure({mode: 'default'});

  let sentence: string;

  test.beforeAll(({repository: site}) => {
    site.reset();
    rmSync(join(site.folder, 'docs-content/contact.mdx'));
    site.git('mv', 'docs-content/tools.mdx', 'docs-content/compared.mdx');
    site.commit('Remove a page and move another one');
    site.write('docs-content/questions.mdx', questions);
    sentence = site.review();
  });

  test.beforeEach(({page, repository}) => openReport(page, repository));

  test('are named in one sentence, while the working tree stays as it is', async ({
    page,
    repository,
  }) => {
    expect(sentence).toBe(
      '3 of 6 pages change: Tools has a new address, Questions is new, Contact is removed.',
    );
    await expectResults(page, {Tools: 'changed', Questions: 'added', Contact: 'removed'});
    await expectNoViolationAtBothWidths(page);
    expect(repository.git('status', '--porcelain')).toBe('?? docs-content/questions.mdx');
  });

  test('a new page that isn’t committed', async ({page}) => {
    const added = sectionOf(page, 'Questions');
    await added.getByText('Text of the page').click();
    expect(await markedWords(added)).toEqual({
      added: ['Who asks?', 'Everybody does. See the benefits.'],
      removed: [],
    });
    expect(Object.keys(await outlineCounts(added))).toEqual([
      'Questions on a phone, after',
      'Questions on a desktop, after',
    ]);
  });

  test('a removed page', async ({page}) => {
    const contact = sectionOf(page, 'Contact');
    await contact.getByText('Text of the page').click();
    expect((await markedWords(contact)).removed).toContain('Tell us what you build.');
    expect(Object.keys(await outlineCounts(contact))).toEqual([
      'Contact on a phone, before',
      'Contact on a desktop, before',
    ]);
  });

  test('a page with a new address', async ({page}) => {
    const moved = sectionOf(page, 'Tools');
    await expect(moved).toContainText('/compared');
    await expect(moved).toContainText(
      'This page was at /tools before. Old links to that address are broken now.',
    );
    expect(await markedWords(moved)).toEqual({added: [], removed: []});
  });
});

test('a base that can’t be built', async ({page, site}) => {
  site.change('docs-content/benefits.mdx', '</Section>', '');
  site.commit('Break a page');
  // The same content as on main, whose build is cached.
  site.git('revert', '--no-edit', 'HEAD');
  expect(site.review('HEAD~1')).toBe(
    'The previous version can’t be built, so the five pages are shown as they are now.',
  );

  await openReport(page, site);
  await expect(sectionOf(page, 'Why the previous version can’t be built')).toContainText(
    'benefits.mdx',
  );
  await expectResultForAll(page, 'shown as it is now');
  await expect(page.getByRole('img', {name: 'Benefits on a phone, after'})).toBeVisible();
  await expectNoViolationAtBothWidths(page);
});

test('a working tree that can’t be built', ({site}) => {
  site.change('docs-content/benefits.mdx', '</Section>', '');
  const {status, errors} = site.tryReview();
  expect(status).toBe(1);
  expect(errors).toContain("The site can't be built as it is now");
  expect(errors).toContain('benefits.mdx');
  expect(errors).toContain('npm run check');
  expect(site.hasReport).toBe(false);
  expect(site.git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('a computer without a browser, where no one can be asked', ({site}) => {
  const programs = mkdtempSync(join(tmpdir(), 'no-browser-'));
  const env = {PATH: programs, PLAYWRIGHT_BROWSERS_PATH: programs, CHROMIUM_PATH: ''};
  const {status, errors} = site.tryReview([], env);
  expect(site.tryReview(['--before'], env).status).toBe(2);
  rmSync(programs, {recursive: true});
  expect(status).toBe(1);
  expect(errors.trim().split('\n')).toEqual([
    `The review opens pages in Chromium, which isn't installed. "npx playwright install chromium" installs it. To use a browser you already have, set CHROMIUM_PATH to its program.`,
    'To install it without being asked, add --install-browser.',
    'Nothing was installed.',
  ]);
});
