import {propsOf, usesOf} from './content/contentPages';
import {expect, test} from './fixtures';
import {boxOf} from './layout';
import {barOf} from './navbar';
import {pageAt, words} from './site';

const {label, copied} = words.copyLink;

const steps = usesOf(pageAt('/process').tree, 'ProcessStep').map(propsOf);
const lastTitle = String(steps.at(-1)?.title);
const target = `step-${steps.length}`;

const nameOf = (title: string): string => label.replace('{title}', title);

test.describe('a link to a step', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});
  test.beforeEach(({visit}) => visit(`/process#${target}`));

  test('shows the step below the navbar and highlights it', async ({page}) => {
    const step = page.locator(`#${target}`);
    await expect(step).toBeInViewport({ratio: 1});
    await expect(step).toHaveCSS('outline-style', 'solid');
    const bar = await boxOf(barOf(page));
    expect((await boxOf(step)).y).toBeGreaterThan(bar.y + bar.height);
  });

  test('can be copied with the mouse and the keyboard', async ({page}) => {
    const button = page.getByRole('button', {name: nameOf(lastTitle)});
    const heading = page.getByRole('heading', {name: lastTitle, exact: true});
    await expect(button).toHaveCSS('opacity', '0');
    await heading.hover();
    await expect(button).toHaveCSS('opacity', '1');
    await button.click();
    await expect(page.getByRole('status').filter({hasText: copied})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    const first = page.getByRole('button', {name: nameOf(String(steps[0]?.title))});
    await first.focus();
    await expect(first).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#step-1$/);
  });
});

test('a link to a card can be copied, although its own link covers it', async ({page, visit}) => {
  await visit('/');
  const [card] = usesOf(pageAt('/').tree, 'TopicCard').map(propsOf);
  await page.getByRole('button', {name: nameOf(String(card?.title))}).click();
  await expect(page).toHaveURL(/\/#./);
});
