import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {boxOf, phone} from './layout';
import {builds} from './site';

/*
 * What the specification fixes about structure and behavior, on the built pages of the sample content.
 * What is expected is written out here, and nothing is computed with the site's own code, so that a
 * mistake there can't hide.
 */

test.use({
  baseURL: builds.sample.address,
  // The sample tools have logos on another site, which no test requests.
  tolerated: /logos\.example\.com|ERR_FAILED|^console\.log/,
});

const main = (page: Page) => page.getByRole('main');

/** Where links lead, by their accessible name. */
const hrefs = (page: Page, names: readonly string[], inside = 'body') =>
  Promise.all(
    names.map((name) =>
      page.locator(inside).getByRole('link', {name}).first().getAttribute('href'),
    ),
  );

/** Whether parts of a page follow each other: side by side, or one below the other. */
const expectRising = (positions: readonly number[]) =>
  expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));

const columnsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

test('every page has a title with its name and the brand', async ({page, visit}) => {
  for (const [path, title] of [
    ['/', 'Home | Small Site'],
    ['/benefits', 'Benefits | Small Site'],
    ['/process', 'Process | Small Site'],
    ['/tools', 'Tools | Small Site'],
    ['/contact', 'Contact | Small Site'],
  ] as const) {
    await visit(path);
    await expect(page).toHaveTitle(title);
  }
});

test('the navbar stays, marks the current page, and becomes a menu on small screens', async ({
  page,
  visit,
}) => {
  await visit('/benefits');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar.getByRole('link', {name: 'Benefits'})).toHaveAttribute('aria-current', 'page');
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  expect(await hrefs(page, ['Home', 'Benefits', 'Process', 'Tools'], 'header')).toEqual([
    '/',
    '/benefits',
    '/process',
    '/tools',
  ]);

  await page.setViewportSize({width: 390, height: 800});
  await expect(bar.getByRole('link', {name: 'Process'})).toBeHidden();
  await bar.getByRole('button').click();
  await bar.getByRole('link', {name: 'Process'}).click();
  await expect(page).toHaveURL('/process');
  await expect(bar.getByRole('link', {name: 'Tools'})).toBeHidden();
});

test('the navbar is transparent up to 10 pixels of scroll, then white with a shadow', async ({
  page,
  visit,
}) => {
  await visit('/benefits');
  const bar = page.getByRole('banner');
  const states = [
    {top: 0, background: 'rgba(0, 0, 0, 0)', shadow: /^none$/},
    {top: 11, background: 'rgb(255, 255, 255)', shadow: /rgb/},
    {top: 10, background: 'rgba(0, 0, 0, 0)', shadow: /^none$/},
  ];
  for (const {top, background, shadow} of states) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(bar).toHaveCSS('background-color', background);
    await expect(bar).toHaveCSS('box-shadow', shadow);
  }
});

test('the footer has three columns, and links that open a new tab where they leave the site', async ({
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
  expectRising((await places()).map(({y}) => y));

  expect(
    await hrefs(page, ['Home', 'Benefits', 'Implementation Process', 'AI Tools'], 'footer'),
  ).toEqual(['/', '/benefits', '/process', '/tools']);
  expect(await hrefs(page, ['hello@small.example.com', '202-555-0142'], 'footer')).toEqual([
    'mailto:hello@small.example.com',
    'tel:+12025550142',
  ]);
  for (const [name, address] of [
    ['Twitter', 'https://twitter.com'],
    ['LinkedIn', 'https://www.linkedin.com'],
    ['GitHub', 'https://github.com'],
    ['Example IT Services', 'https://company.example.com'],
  ] as const) {
    const link = footer.getByRole('link', {name});
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(footer).toContainText('© 2031');
  await expect(footer).toContainText('Prepared exclusively for Example IT Services');
});

test('the home page leads to Benefits and Process, and its cards to Benefits', async ({
  page,
  visit,
}) => {
  await visit('/');
  expect(await hrefs(page, ['Explore Benefits', 'View Implementation'], 'main')).toEqual([
    '/benefits',
    '/process',
  ]);
  const cards = main(page).getByRole('link', {name: /^Learn more/});
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) {
    await expect(card).toHaveAttribute('href', /^\/benefits/);
  }
});

test('a benefit is a card with an icon, a title and a description', async ({page, visit}) => {
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

test('the comparison of tools has eleven columns and data terms, and words for what a record says', async ({
  page,
  visit,
}) => {
  await visit('/tools');
  const table = main(page).getByRole('table', {name: 'Some tools compared'});
  await expect(table.getByRole('columnheader')).toHaveText([
    'Tool',
    'LLM model',
    'Cost per month',
    'Training on your data',
    'LLM integration',
    'Hosting',
    'Back end',
    'Back-end export',
    'Front end',
    'Front-end export',
    'Mobile',
    'Figma import',
  ]);
  const rows = [
    'Left Tool | Any model | $10 | See its policy | Native | Included | Node.js | Yes | React | Yes | No | No',
    'Cursor | Any model | $0–$100 | See its policy | API | Your own | Python | Yes | Vue | Yes | No | Yes',
  ];
  await expect(table.locator('tbody tr')).toHaveCount(2);
  for (const [index, row] of rows.entries()) {
    await expect(table.locator('tbody tr').nth(index).locator('th, td')).toHaveText(
      row.split(' | '),
    );
  }
  // The accessible name doesn't include words that are hidden from screen readers.
  await expect(table.getByRole('cell', {name: 'Yes', exact: true})).toHaveCount(5);
  await expect(table.getByRole('cell', {name: 'No', exact: true})).toHaveCount(3);
});

test('the tool cards have 1, 2, 3 or 4 columns, and links that open a new tab', async ({
  page,
  visit,
}) => {
  await visit('/tools');
  const list = 'main ul:has(> [id^="tool-"])';
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1100, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    expect(await columnsOf(page, list), `at ${width} px`).toBe(columns);
  }
  const card = page.locator('#tool-cursor');
  await expect(card).toContainText(/Cursor\s*Code Editor\s*A code editor with an agent\./);
  await expect(card.locator('img')).toHaveAttribute('src', '/img/favicon.svg');
  const link = card.getByRole('link', {name: /^Learn more/});
  await expect(link).toHaveAttribute('href', 'https://cursor.com');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the filter shows all tools at first, those of a category, and all again', async ({
  page,
  visit,
}) => {
  await visit('/tools');
  const shown = () => page.locator('[id^="tool-"]').filter({visible: true});
  const buttons = main(page).getByRole('group').getByRole('button');
  await expect(buttons).toHaveText([/^All Tools/, /^Code Editor/, /^Code Completion/]);
  await expect(shown()).toHaveCount(3);
  await buttons.nth(1).click();
  await expect(shown()).toHaveCount(2);
  await buttons.nth(0).click();
  await expect(shown()).toHaveCount(3);
});

test.describe('the contact form', () => {
  test('has seven fields, two of which are required', async ({page, visit}) => {
    await visit('/contact');
    const fields = page.locator('form :is(input:not([name="_gotcha"]), select, textarea)');
    const names = await fields.evaluateAll((all) =>
      all.map((field) => {
        const {name, type, required} = field as HTMLInputElement;
        return `${name} ${type}${required ? ' required' : ''}`;
      }),
    );
    expect(names).toEqual([
      'name text required',
      'email email required',
      'phone tel',
      'department select-one',
      'message textarea',
      'preferredDate date',
      'preferredTime time',
    ]);
    await expect(page.locator('select option')).toHaveText([
      'Select department',
      'Engineering',
      'Product',
      'Sales',
      'Marketing',
      'Management',
      'Other',
    ]);
    await expect(page.locator('select option').first()).toHaveAttribute('value', '');
  });

  test('logs what was submitted, says thank you, and shows the form again', async ({
    page,
    visit,
  }) => {
    await visit('/contact');
    await page.locator('[name="name"]').fill('Ada');
    await page.locator('[name="email"]').fill('not an address');
    const submit = page.locator('form button[type="submit"]');
    await submit.click();
    await expect(page.getByText('Thank You!')).toBeHidden();

    await page.locator('[name="email"]').fill('ada@example.com');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const logged = page.waitForEvent('console');
    await submit.click();
    expect(await (await logged).args().at(-1)?.jsonValue()).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
    });
    await expect(page.getByRole('heading', {name: 'Thank You!'})).toBeVisible();
    await expect(
      page.getByText(
        "Your message has been received. We'll contact you shortly to schedule a meeting.",
      ),
    ).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    expect(requests).toEqual([]);
    await page.getByRole('button', {name: 'Send Another Message'}).click();
    await expect(page.locator('[name="name"]')).toBeVisible();
  });
});
