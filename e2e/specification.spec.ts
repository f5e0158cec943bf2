import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
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

test('the footer has a copyright of this year, and links to the client in a new tab', async ({
  page,
  visit,
}) => {
  await visit('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  const client = footer.getByRole('link', {name: /^Example IT Services/});
  await expect(client).toHaveAttribute('href', 'https://company.example.com');
  await expect(client).toHaveAttribute('target', '_blank');
  expect(await hrefs(page, ['hello@small.example.com', '202-555-0142'], 'footer')).toEqual([
    'mailto:hello@small.example.com',
    'tel:+12025550142',
  ]);
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

test('the flowchart has a column for each type, and an arrow between the steps of a column', async ({
  page,
  visit,
}) => {
  await visit('/process');
  const columns = {Proof: 1, Project: 2, Support: 1};
  for (const [name, count] of Object.entries(columns)) {
    const steps = main(page).getByRole('list', {name, exact: true}).locator('> li');
    await expect(steps).toHaveCount(count);
    const arrows = await steps.evaluateAll((items) =>
      items.map((item) => {
        const heading = item.querySelector('h4');
        return heading !== null && getComputedStyle(heading, '::before').content !== 'none';
      }),
    );
    expect(arrows, name).toEqual(arrows.map((_, index) => index > 0));
  }
  await expect(main(page).getByText('And again', {exact: true})).toBeVisible();
});

test('the comparison of tools has eleven columns, and one more for data terms', async ({
  page,
  visit,
}) => {
  await visit('/tools');
  const table = main(page).getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveCount(12);
  await expect(table.getByRole('row')).toHaveCount(3);
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
  const link = page.locator('#tool-cursor').getByRole('link', {name: /^Learn more/});
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
    await page.getByRole('button', {name: 'Send Another Message'}).click();
    await expect(page.locator('[name="name"]')).toBeVisible();
  });
});
