import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {boxOf, phone} from './layout';
import {builds} from './site';

/*
 * What the specification fixes about structure and behavior, on the built pages of the sample content.
 * What is expected is written out here, and nothing is computed with the site's own code, so that a
 * mistake there can't hide.
 */

test.use({baseURL: builds.sample.address});

const main = (page: Page) => page.getByRole('main');

/** Whether parts of a page follow each other: side by side, or one below the other. */
const expectRising = (positions: readonly number[]) =>
  expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));

test('the footer has three columns, and links that open a new tab where they leave the site; a benefit is a card with an icon, a title and a description', async ({
  page,
  visit,
}) => {
  // The page was built in another year.
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await visit('/');
  const footer = page.getByRole('contentinfo');
  const columns = [
    footer.getByText('A site for tests that change it.'),
    footer.getByRole('heading', {name: 'Quick Links'}),
    footer.getByRole('heading', {name: 'Contact'}),
  ];
  const places = () => Promise.all(columns.map(boxOf));
  expectRising((await places()).map(({x}) => x));
  await page.setViewportSize(phone);
  // On a phone, the brand is above the other two.
  const [brand, links, contact] = await places();
  expect(brand?.y).toBeLessThan(links?.y ?? 0);
  expect(contact?.y).toBe(links?.y);

  for (const [name, address] of [
    ['Home', '/'],
    ['Benefits', '/benefits'],
    ['Implementation Process', '/process'],
    ['AI Tools', '/tools'],
    ['hello@small.example.com', 'mailto:hello@small.example.com'],
    ['202-555-0142', 'tel:+12025550142'],
    ['Twitter', 'https://twitter.com'],
    ['LinkedIn', 'https://www.linkedin.com'],
    ['GitHub', 'https://github.com'],
    ['Example IT Services', 'https://company.example.com'],
  ] as const) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', address);
  }
  await expect(footer.locator('a[target="_blank"][href^="https:"]')).toHaveCount(4);
  await expect(footer).toContainText('© 2031');
  await expect(footer).toContainText('Prepared exclusively for Example IT Services');

  await visit('/benefits');
  const cards = main(page).getByRole('list').filter({hasText: 'Tailored pitches'}).locator('> li');
  await expect(cards.getByRole('heading')).toHaveText([
    'Demos before proposals',
    'Tailored pitches',
    'A clear answer on AI',
  ]);
  await expect(cards.locator('> svg')).toHaveCount(3);
  await expect(cards.nth(2)).toContainText('Tell your clients which tools you use.');
});

test('the flowchart has a column for each type, arrows between its steps, and a note below', async ({
  page,
  visit,
}) => {
  await visit('/process');
  const columns = [
    {name: 'Proof', steps: ['1 Frame the question']},
    {name: 'Project', steps: ['2 Plan small changes', '3 Draft the code']},
    {name: 'Support', steps: ['4 Find the cause']},
  ].map(({name, steps}) => ({
    name,
    steps,
    list: main(page).getByRole('list', {name, exact: true}),
  }));
  const places = () => Promise.all(columns.map(({list}) => boxOf(list)));
  const note = await boxOf(main(page).getByText('And again', {exact: true}));
  expectRising((await places()).flatMap(({x, width}) => [x, x + width]));
  for (const {y, height} of await places()) {
    expect(note.y).toBeGreaterThan(y + height);
  }

  for (const {name, steps, list} of columns) {
    const shown = await list.locator('> li').evaluateAll((items: HTMLLIElement[]) =>
      items.map((item) => {
        const heading = item.querySelector('h4') ?? item;
        return {
          step: `${item.value} ${heading.textContent}`,
          hasArrow: getComputedStyle(heading, '::before').content !== 'none',
        };
      }),
    );
    expect(shown, name).toEqual(steps.map((step, index) => ({step, hasArrow: index > 0})));
  }
  await page.setViewportSize(phone);
  expectRising((await places()).map(({y}) => y));
});

test('the comparison has two groups of tools, all eleven facts of each, and words for what a record says', async ({
  page,
  visit,
}) => {
  await visit('/tools');
  const table = main(page).getByRole('table', {name: 'Some tools compared'});
  await expect(table.locator('thead tr').first().getByRole('columnheader')).toHaveText([
    'Tool',
    'Decide',
    'Models',
    'Back end',
    'Front end',
    'Also',
  ]);
  await expect(table.locator('thead tr').last().getByRole('columnheader')).toHaveText([
    'Cost per month',
    'Training on your data',
    'Hosting',
    'Model Access',
    'Built with Export',
    'Built with Export',
    'Mobile',
    'Figma import',
  ]);
  await expect(table.locator('tbody tr').first()).toHaveText('Works in your repository');
  const rows = table.locator('tbody tr[id]');
  await expect(rows.getByRole('rowheader')).toHaveText(['Cursor', 'Left Tool']);
  for (const [index, facts] of [
    ['$0–$100', 'See its policy', 'Your own', 'API', 'Python', 'Vue'],
    ['$10', 'See its policy', 'Included', 'Native', 'Node.js', 'React'],
  ].entries()) {
    for (const fact of facts) {
      await expect(rows.nth(index)).toContainText(fact);
    }
  }
  const marks = (row: number, word: string) => rows.nth(row).getByText(word, {exact: true}).count();
  expect([await marks(0, 'Yes'), await marks(0, 'No')]).toEqual([3, 1]);
  expect([await marks(1, 'Yes'), await marks(1, 'No')]).toEqual([2, 2]);
});
