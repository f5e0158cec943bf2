import {expectNoViolationAtBothWidths} from '../axe';
import {expect} from '../fixtures';
import {test} from './fixtures';
import {expectResults, markedWords, openReport, sectionOf} from './report';
import type {CommandResult} from './ReviewedSite';

/* The command on a small site, from git to the report. */

test('no change', async ({page, site}) => {
  const {status, output, errors} = site.review();
  expect(status, errors).toBe(0);
  expect(errors).toMatch(/^ *\d+ s {2}building both versions, .* about half a minute\n/);
  expect(errors).toMatch(/\d s {2}after: (building|reusing an earlier build)/);
  expect(output).toBe('Nothing a visitor can see changes on any of the six pages.');

  await openReport(page, site);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(output);
  await expectResults(page, {});
  expect(JSON.parse(site.summary)).toEqual({headline: output, sections: []});

  // The address that a build is made for must not matter: pages are opened at the root of a host.
  site.change('docs-content/benefits.mdx', '20%', '25%');
  expect(site.review([], {BASE_URL: '/elsewhere/', PREVIEW_OF: '7'})).toMatchObject({
    status: 0,
    output: '1 of 6 pages changes: one figure on Benefits.',
  });
});

test.describe('changes', () => {
  test.describe.configure({mode: 'default'});

  let result: CommandResult;

  test.beforeAll(({repository: site}) => {
    site.reset();
    site.change('docs-content/index.mdx', 'slug: /', 'slug: /\nkeywords: [invisible]');
    site.change('docs-content/benefits.mdx', '20%', '25%');
    site.commit('Expect more');
    site.change('docs-content/data/comparison.yaml', "'$10'", "'$12'");
    // The steps 2 and 3 change places.
    site.change(
      'docs-content/process.mdx',
      /id=\{2\}((?:.*\n){3})(.*)id=\{3\}((?:.*\n){3})/,
      'id={2}$3$2id={3}$1',
    );
    site.git('mv', 'docs-content/contact.mdx', 'docs-content/talk.mdx');
    result = site.review();
  });

  test.beforeEach(async ({page, repository}) => {
    expect(result.status, result.errors).toBe(0);
    await openReport(page, repository);
  });

  test('are one sentence', async ({page}) => {
    expect(result.output).toBe(
      '5 of 7 pages change: one figure on Benefits, one move on Process, one price on Tools, Contact is new, Contact is removed.',
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText(result.output);
    await expectResults(page, {
      Benefits: 'changed',
      Process: 'changed',
      Contact: 'added, removed',
      Tools: 'changed',
    });
  });

  test('are shown with their place and pictures', async ({page, repository}) => {
    const benefits = sectionOf(page, 'Benefits');
    await expect(benefits).toContainText('under “In the first year”');
    expect(await markedWords(benefits)).toEqual({added: ['25'], removed: ['20']});
    for (const when of ['before', 'after']) {
      await expect(
        benefits.getByRole('img', {name: `Benefits on a desktop, ${when}`}),
      ).toBeVisible();
    }
    const tools = sectionOf(page, 'Tools');
    expect(await markedWords(tools)).toEqual({added: ['$12'], removed: ['$10']});
    await expect(tools).toContainText('in the cell “Left Tool, ');
    await expect(sectionOf(page, 'Process')).toContainText('moved to the endPlan small changes');
    await expect(sectionOf(page, 'Contact added')).toContainText('/talk');
    await expect(sectionOf(page, 'Contact removed')).toContainText('/contact');
    expect(repository.summary).toContain(
      '“Expect a gain of 20% where the work is routine.” is now',
    );
  });

  test('have pictures as wide as a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    const images = sectionOf(page, 'Benefits').getByRole('img');
    await expect(images).toHaveCount(4);
    const widths = await images.evaluateAll((all) => all.map((image) => image.clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(300);
  });

  test('are shown in an accessible report', async ({page}) => {
    await expectNoViolationAtBothWidths(page);
  });
});

test('a base that can’t be built', async ({page, site}) => {
  site.change('docs-content/benefits.mdx', '</Section>', '');
  site.commit('Break a page');
  // The same content as on main, whose build is cached.
  site.git('revert', '--no-edit', 'HEAD');
  expect(site.review(['HEAD~1'])).toMatchObject({
    status: 0,
    output: 'The previous version can’t be built, so there is nothing to compare with.',
  });

  await openReport(page, site);
  await expect(sectionOf(page, 'Why the previous version can’t be built')).toContainText(
    'benefits.mdx',
  );
  await expectNoViolationAtBothWidths(page);
});

test('a working tree that can’t be built', ({site}) => {
  // Stops the build at its start.
  site.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: "Example');
  const {status, errors} = site.review();
  expect(status).toBe(1);
  expect(errors).toContain("The site can't be built as it is now");
  expect(errors).toContain('site.yaml');
  expect(errors).toContain('npm run check');
  expect(site.hasReport).toBe(false);
  expect(site.git('worktree', 'list').split('\n')).toHaveLength(1);
});
