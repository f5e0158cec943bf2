import {expect, test} from './fixtures';

const sections = {
  'Core Technology Stack': [
    'Large Language Models',
    'Neural Processing',
    'Knowledge Base',
    'Version Control',
  ],
  'Understanding the Limitations': [
    'Context Blindness',
    'Security & Privacy',
    'Training Data Dependencies',
    'Mitigating These Limitations',
  ],
};

const aspects = [
  'Development Speed',
  'Code Quality',
  'Error Handling',
  'Documentation',
  'Testing',
  'Code Maintenance',
  'Learning Curve',
  'Cost Efficiency',
  'Scalability',
];

test.describe('How It Works', () => {
  test.beforeEach(({visit}) => visit('/how-it-works'));

  test('explains the technology and its limitations, topic by topic', async ({page}) => {
    for (const [name, topics] of Object.entries(sections)) {
      const heading = page.getByRole('heading', {level: 2, name});
      await expect(heading).toBeVisible();
      const section = page.locator('section').filter({has: heading});
      await expect(section.getByRole('heading', {level: 3})).toHaveText(topics);
    }
  });

  test('lists four ways of mitigating the limitations', async ({page}) => {
    const heading = page.getByRole('heading', {name: 'Mitigating These Limitations'});
    const box = page.locator('div').filter({has: heading}).last();
    await expect(box.getByRole('listitem')).toHaveCount(4);
    await expect(box.getByRole('listitem')).toHaveText(Array.from({length: 4}, () => /\w{3}/));
  });

  test('compares AI with traditional development on nine aspects', async ({page}) => {
    await expect(
      page.getByRole('heading', {level: 2, name: 'AI vs Traditional Development'}),
    ).toBeVisible();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([/Aspect/, /traditional/i, /AI/]);
    await expect(table.getByRole('rowheader')).toHaveText(aspects);
    await expect(table.getByRole('cell')).toHaveCount(2 * aspects.length);
    await expect(table.getByRole('cell', {name: /\w{3}/})).toHaveCount(2 * aspects.length);
  });

  test('gives lines of code per hour for both sides', async ({page}) => {
    const speed = page.getByRole('row', {name: /^Development Speed/}).getByRole('cell');
    await expect(speed.first()).toContainText(/100[–-]200 lines of code per hour/);
    await expect(speed.last()).toContainText(/300[–-]500 lines of code per hour/);
  });

  test('shows the whole table on a phone, each cell in the window', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    for (const cell of await page.getByRole('table').locator('tbody :is(th, td)').all()) {
      await cell.scrollIntoViewIfNeeded();
      await expect(cell).toBeInViewport({ratio: 1});
    }
  });

  test('has four steps in order', async ({page}) => {
    const steps = page
      .getByRole('list')
      .filter({has: page.getByRole('heading', {name: 'Code Analysis'})});
    await expect(steps).toHaveJSProperty('tagName', 'OL');
    await expect(steps.getByRole('heading')).toHaveText([
      'Code Analysis',
      'Pattern Recognition',
      'Code Generation',
      'Continuous Learning',
    ]);
  });
});
