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
import type {CommandResult} from './ReviewedSite';

/* Each group makes one report of changes on different pages, which must show nothing else. */

const noMarks = {added: [], removed: []};

test('no change', async ({page, site}) => {
  const {status, output, errors} = site.tryReview();
  expect(status, errors).toBe(0);
  expect(errors).toMatch(/\d s {2}after: (building|reusing an earlier build)/);
  expect(output).toBe('Nothing a visitor can see changes on any of the five pages.');

  await openReport(page, site);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(output);
  await expectResults(page, {});
  expect(site.summary).toContain(
    'No visible changes: Home, Benefits, Contact, Process, Tools, Page Not Found.',
  );
});

test.describe('changes of content', () => {
  test.describe.configure({mode: 'default'});

  const [plan, draft] = ['Plan small changes', 'Draft the code'];
  const [split, propose] = ['Split the work into parts', 'Tools propose code and tests'];
  const preview = 'https://example.com/pr-7/';
  let result: CommandResult;

  test.beforeAll(({repository: site}) => {
    site.reset();
    site.change('docs-content/index.mdx', 'slug: /', 'slug: /\nkeywords: [invisible]');
    site.change('docs-content/benefits.mdx', '20%', '25%');
    site.commit('Expect more');
    site.change('docs-content/data/comparison.yaml', "'$10'", "'$12'");
    for (const [from, to] of [
      [plan, '…'],
      [draft, plan],
      ['…', draft],
      [split, '…'],
      [propose, split],
      ['…', propose],
    ] as const) {
      site.change('docs-content/process.mdx', from, to);
    }
    const reportUrl = 'https://example.com/pr-7-review/';
    result = site.tryReview(['--preview-url', preview, '--report-url', reportUrl]);
  });

  test.beforeEach(async ({page, repository}) => {
    expect(result.status, result.errors).toBe(0);
    await openReport(page, repository);
  });

  test('are counted in one sentence', async ({page}) => {
    expect(result.output).toBe(
      '3 of 5 pages change: one figure on Benefits, one move on Process, one price on Tools.',
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText(result.output);
  });

  test('appear only on their pages', async ({page}) => {
    await expectResults(page, {Benefits: 'changed', Process: 'changed', Tools: 'changed'});
  });

  test('don’t include what no one can see', () => {
    expect(result.errors).toContain('after: opened /\n');
  });

  test('a figure in a sentence', async ({page, repository}) => {
    const benefits = sectionOf(page, 'Benefits');
    await expect(benefits).toContainText('under “In the first year”');
    expect(await markedWords(benefits)).toEqual({added: ['25'], removed: ['20']});
    expect(await outlineCounts(benefits)).toMatchObject({
      'Benefits on a desktop, before': 1,
      'Benefits on a desktop, after': 1,
    });
    expect(repository.summary).toContain('Expect a gain of <del>20</del><ins>25</ins>%');
  });

  test('a price in a record', async ({page}) => {
    const tools = sectionOf(page, 'Tools');
    expect(await markedWords(tools)).toEqual({added: ['$12'], removed: ['$10']});
    await expect(tools).toContainText('in the cell “Left Tool, ');
  });

  test('a step that moved', async ({page}) => {
    await expect(sectionOf(page, 'Process')).toContainText(`${draft} moved before ${plan}`);
    expect(await markedWords(sectionOf(page, 'Process'))).toEqual(noMarks);
  });

  test('the records that caused them', async ({page}) => {
    await expect(sectionOf(page, 'In the data files').getByRole('listitem')).toHaveText([
      'Left Tool: cost per month $10 → $12 (on /tools)',
      `Step 3 (${draft}) moved before step 2 (${plan}) (on /process)`,
    ]);
  });

  test('links to the published preview and report', async ({page, repository}) => {
    const link = page.getByRole('link', {name: 'Open the preview of Benefits'});
    await expect(link).toHaveAttribute('href', `${preview}benefits`);
    expect(repository.summary).toContain(
      '[what changed](https://example.com/pr-7-review/#page-benefits), [preview](https://example.com/pr-7/benefits)',
    );
  });

  test('a report that works with axe and the keyboard', async ({page}) => {
    await expectNoViolationAtBothWidths(page);
    const benefits = sectionOf(page, 'Benefits');
    const toggle = benefits.getByRole('button', {
      name: 'Compare with a slider (Benefits on a phone)',
    });
    const slider = benefits.getByRole('slider').first();
    await expect(slider).toBeHidden();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const before = benefits.getByRole('figure').first();
    const clipPath = () => before.evaluate((figure) => getComputedStyle(figure).clipPath);
    const halfway = await clipPath();
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('100');
    expect(await clipPath()).not.toBe(halfway);
    await expectNoViolationAtBothWidths(page);

    const screenshot = benefits.getByRole('img', {name: 'Benefits on a phone, after'});
    const heightOf = async () => (await screenshot.locator('..').boundingBox())?.height ?? 0;
    const cropped = await heightOf();
    await benefits.getByRole('button', {name: 'Show the whole page (Benefits on a phone)'}).click();
    expect(await heightOf()).toBeGreaterThan(cropped);
  });
});

test.describe('changes of styles and scripts, and of every page', () => {
  test.describe.configure({mode: 'default'});

  const background = 'background: rgb(255 230 200);';
  let sentence: string;

  test.beforeAll(({repository: site}) => {
    site.reset();
    const stylesOf = (component: string) => `src/components/${component}/styles.module.css`;
    site.change(stylesOf('ProcessFlowchart'), /$/, `.columns { ${background} }`);
    site.change(stylesOf('BenefitGrid'), /$/, `.grid:hover { ${background} }`);
    site.change('packages/islands/src/Island/styles.css', /$/, `td { ${background} }`);
    site.change(
      'src/components/ToolComparison/attachToolComparison.ts',
      'differences: (button)',
      'broken: (button)',
    );
    site.change('docs-content/data/site.yaml', 'The first page', 'Where it begins');
    sentence = site.review();
  });

  test.beforeEach(({page, repository}) => openReport(page, repository));

  test('start with a button that does nothing anymore', async ({page, repository}) => {
    const problem = 'Pressing “Show only differences”: nothing happens anymore.';
    await expect(sectionOf(page, 'Tools')).toContainText(problem);
    expect(repository.summary).toContain(problem);
    expect(sentence).toMatch(
      /^5 of 5 pages change: “Show only differences” on Tools stopped working,/,
    );
  });

  test('are summarized by how pages look, next to what changes on every page', async ({page}) => {
    expect(sentence).toContain(
      ' stopped working, one text edit in the footer, how Process and Tools look, how Benefits looks in print, at other widths, or when you point at something.',
    );
    await expectResultForAll(page, 'changed');
  });

  test('a label in the footer', async ({page}) => {
    expect(await markedWords(sectionOf(page, 'On every page'))).toEqual({
      added: ['Where it begins'],
      removed: ['The first page'],
    });
    const onlyShared = 'Only what changes on every page';
    for (const name of ['Home', 'Page Not Found']) {
      expect(await markedWords(sectionOf(page, name))).toEqual(noMarks);
      await expect(sectionOf(page, name)).toContainText(onlyShared);
    }
    await expect(sectionOf(page, 'Process')).not.toContainText(onlyShared);
  });

  test('a color of one component', async ({page}) => {
    const process = sectionOf(page, 'Process');
    expect(await markedWords(process)).toEqual(noMarks);
    expect(Object.keys(await outlineCounts(process))).toHaveLength(4);
  });

  test('a color in a package, which each version takes from its own commit', async ({page}) => {
    const tools = sectionOf(page, 'Tools');
    expect(await markedWords(tools)).toEqual(noMarks);
    expect(Object.keys(await outlineCounts(tools))).toHaveLength(4);
  });

  test('a color on hover, which screenshots don’t show', async ({page}) => {
    const benefits = sectionOf(page, 'Benefits');
    await expect(benefits).toContainText('Changes in styles that the screenshots don’t show');
    await expect(benefits.locator('ins')).toContainText(/:hover.*rgb\(255,? 230,? 200\)/);
  });
});
