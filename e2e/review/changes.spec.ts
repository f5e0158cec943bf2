import {expect} from '../fixtures';
import {test} from './fixtures';
import {expectVerdicts, openReport, outlinesOf, partOf, wordsOf} from './report';

/* What the report says of one change at a time, and that it is silent about all else. */

const seen = {
  benefits: {'Benefits on a desktop, before': 1, 'Benefits on a desktop, after': 1},
};

test('nothing at all', async ({page, site}) => {
  const {status, output, errors} = site.tryReview();
  expect(status, errors).toBe(0);
  expect(errors).toMatch(/\d s {2}now: buil/);
  expect(output).toBe('Nothing that a visitor can see changes on any of the four pages.');

  await openReport(page, site);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(output);
  await expectVerdicts(page, {});
  expect(site.summary).toContain(
    'Nothing a visitor can see changed on: Home, Benefits, Process, Tools, Page Not Found.',
  );
});

test('something on all pages that nobody can see', async ({page, site}) => {
  site.change('src/ssrTemplate.html.eta', '<head>', '<head><meta name="nobody" content="sees it">');
  const {output, errors} = site.tryReview();
  expect(errors).toContain('before: looked at /process');
  expect(output).toBe('Nothing that a visitor can see changes on any of the four pages.');

  await openReport(page, site);
  await expectVerdicts(page, {});
});

test('a figure in one sentence', async ({page, site}) => {
  site.change('docs-content/benefits.mdx', '20%', '25%');
  site.commit('Expect more');
  expect(site.review()).toBe('1 of 4 pages changes: one figure on Benefits.');

  await openReport(page, site);
  await expectVerdicts(page, {Benefits: 'changed'});
  const benefits = partOf(page, 'Benefits');
  await expect(benefits).toContainText('under “In the first year”');
  expect(await wordsOf(benefits)).toEqual({added: ['25'], removed: ['20']});
  expect(await outlinesOf(benefits)).toMatchObject(seen.benefits);
  expect(site.summary).toContain('Expect a gain of <del>20</del><ins>25</ins>%');
});

test('a price in a record', async ({page, site}) => {
  site.change('docs-content/data/comparison.yaml', "'$10'", "'$12'");
  expect(site.review()).toBe('1 of 4 pages changes: one price on Tools.');

  await openReport(page, site);
  await expectVerdicts(page, {Tools: 'changed'});
  const line = 'Left Tool: cost per month $10 → $12 (on /tools)';
  await expect(partOf(page, 'In the records').getByRole('listitem')).toHaveText([line]);
  const tools = partOf(page, 'Tools');
  expect(await wordsOf(tools)).toEqual({added: ['$12'], removed: ['$10']});
  await expect(tools).toContainText('in the cell “Left Tool, ');
});

test('a colour in the styles of one component', async ({page, site}) => {
  const styles = 'src/components/ProcessFlowchart/styles.module.css';
  site.change(styles, /$/, '.columns { background: rgb(255 230 200); }');
  expect(site.review()).toBe('1 of 4 pages changes: how Process looks.');

  await openReport(page, site);
  await expectVerdicts(page, {Process: 'changed'});
  const process = partOf(page, 'Process');
  expect(await wordsOf(process)).toEqual({added: [], removed: []});
  expect(Object.keys(await outlinesOf(process))).toHaveLength(4);
});

test('a colour that is seen only when something is pointed at', async ({page, site}) => {
  const styles = 'src/components/ProcessFlowchart/styles.module.css';
  site.change(styles, /$/, '.columns:hover { background: rgb(255 230 200); }');
  expect(site.review()).toMatch(/^1 of 4 pages changes: how Process looks on paper, /);

  await openReport(page, site);
  await expectVerdicts(page, {Process: 'changed'});
  const process = partOf(page, 'Process');
  await expect(process).toContainText('Changes in styles that the pictures do not show');
  await expect(process.locator('ins')).toContainText(/:hover.*rgb\(255,? 230,? 200\)/);
});

test('a label in the footer', async ({page, site}) => {
  site.change('docs-content/data/site.yaml', 'The first page', 'Where it begins');
  expect(site.review()).toBe('4 of 4 pages change: one text in the footer.');

  await openReport(page, site);
  await expectVerdicts(page, {
    Home: 'changed',
    Benefits: 'changed',
    Process: 'changed',
    Tools: 'changed',
    'Page Not Found': 'changed',
  });
  expect(await wordsOf(partOf(page, 'On every page'))).toEqual({
    added: ['Where it begins'],
    removed: ['The first page'],
  });
  for (const name of ['Home', 'Tools', 'Page Not Found']) {
    expect(await wordsOf(partOf(page, name))).toEqual({added: [], removed: []});
    await expect(partOf(page, name)).toContainText('what changes on every page');
  }
});

test('a step that moved', async ({page, site}) => {
  const [plan, draft] = ['Plan small changes', 'Draft the code'];
  const [split, propose] = ['Split the work into parts', 'Tools propose code and tests'];
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
  site.review();

  await openReport(page, site);
  await expectVerdicts(page, {Process: 'changed'});
  const line = `Step 3 (${draft}) moved before step 2 (${plan}) (on /process)`;
  await expect(partOf(page, 'In the records').getByRole('listitem')).toHaveText([line]);
  await expect(partOf(page, 'Process')).toContainText(/heading, moved/);
  expect(await wordsOf(partOf(page, 'Process'))).toEqual({added: [], removed: []});
});
