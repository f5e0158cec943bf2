import {propsOf, usesOf} from './content/contentPages';
import {expect, test} from './fixtures';
import {boxOf} from './layout';
import {barOf} from './navbar';
import {pageAt, uiTexts} from './site';

const {label, copied} = uiTexts.copyLink;

const titles = usesOf(pageAt('/process').tree, 'ProcessStep').map((step) =>
  String(propsOf(step).title),
);
const target = `step-${titles.length}`;

const nameOf = (title: unknown): string => label.replace('{title}', String(title));

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a link to a step shows it below the navbar, highlighted, and can be copied', async ({
  page,
  visit,
}) => {
  await visit(`/process#${target}`);
  const step = page.locator(`#${target}`);
  await expect(step).toBeInViewport({ratio: 1});
  await expect(step).toHaveCSS('outline-style', 'solid');
  const bar = await boxOf(barOf(page));
  expect((await boxOf(step)).y).toBeGreaterThan(bar.y + bar.height);

  const button = page.getByRole('button', {name: nameOf(titles.at(-1))});
  await expect(button).toHaveCSS('opacity', '0');
  await page.getByRole('heading', {name: titles.at(-1), exact: true}).hover();
  await expect(button).toHaveCSS('opacity', '1');
  await button.click();
  await expect(page.getByRole('status').filter({hasText: copied})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const first = page.getByRole('button', {name: nameOf(titles[0])});
  await first.focus();
  await expect(first).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#step-1$/);
});
