import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {boxOf, gridOf} from './layout';

const columns = [
  {name: 'Presales / POCs', steps: 5},
  {name: 'Development Projects', steps: 7},
  {name: 'Support Projects', steps: 5},
];

const flowchartLists = (page: Page) =>
  page.getByRole('list', {name: /^(Presales|Development|Support)/});

test.describe('Process', () => {
  test.beforeEach(({visit}) => visit('/process'));

  test('opens with its headline, and sums up three phases', async ({page}) => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Implementation Process');
    const phases = page
      .getByRole('list')
      .filter({has: page.getByRole('heading', {name: 'POCs & Demos'})});
    await expect(phases.getByRole('heading', {level: 3})).toHaveText([
      'POCs & Demos',
      'Development Projects',
      'Support Projects',
    ]);
    await expect(phases.getByRole('listitem').first()).toContainText(/typically 2[–-]3 days/i);
  });

  test('has 5, 7 and 5 steps in three ordered lists', async ({page}) => {
    for (const {name, steps} of columns) {
      const list = page.getByRole('list', {name});
      await expect(list).toHaveJSProperty('tagName', 'OL');
      await expect(list.getByRole('listitem')).toHaveCount(steps);
      for (const step of await list.getByRole('listitem').all()) {
        await expect(step.getByRole('heading')).toHaveText(/\w{3}/);
        await expect(step.getByRole('paragraph')).toHaveText(/\w+( \S+){3}/);
      }
    }
  });

  test('sets the columns side by side on a wide screen', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await expect.poll(() => gridOf(flowchartLists(page))).toEqual({columns: 3, rows: 1});
    for (const {name, steps} of columns) {
      const items = page.getByRole('list', {name}).getByRole('listitem');
      expect(await gridOf(items)).toEqual({columns: 1, rows: steps});
    }
  });

  test('stacks the columns on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    const steps = flowchartLists(page).getByRole('listitem');
    await expect.poll(() => gridOf(steps)).toEqual({columns: 1, rows: 17});
  });

  test('says below the columns that it is a loop', async ({page}) => {
    const note = page.getByText('Continuous Improvement & Feedback Loop', {exact: true});
    await expect(note).toBeVisible();
    const {y} = await boxOf(note);
    for (const {name} of columns) {
      const list = await boxOf(page.getByRole('list', {name}));
      expect(y).toBeGreaterThanOrEqual(list.y + list.height);
    }
  });

  test('rolls out in four stages over six months', async ({page}) => {
    const timeline = page
      .getByRole('list')
      .filter({has: page.getByRole('heading', {name: 'Full implementation'})});
    await expect(timeline).toHaveJSProperty('tagName', 'OL');
    await expect(timeline.getByRole('listitem')).toHaveText([
      /Month 1.*Assessment and planning/i,
      /Month 2.*POC execution/i,
      /Months 3[–-]4.*Initial rollout/i,
      /Months 5[–-]6.*Full implementation/i,
    ]);
  });
});
