import {expect, test} from './fixtures';
import {gridOf} from './layout';
import {tools, words} from './site';
import {cardOf, cardsOf, categoryButton, chooseCategory, filterOf} from './toolCatalogue';

const all = 'All Tools';

const categories = [
  'Development Environment',
  'Code Editor',
  'Project Management',
  'Design & Development',
  'Code Quality',
  'Code Generation',
  'AI Assistant',
  'Code Completion',
  'Code Assistant',
  'Documentation',
  'Code Review',
];

test.describe('the catalogue of tools', () => {
  test.beforeEach(({visit}) => visit('/tools'));

  test('has 20 cards, each with name, category, picture, description and link', async ({page}) => {
    expect(tools).toHaveLength(20);
    await expect(cardsOf(page)).toHaveCount(20);
    for (const tool of tools) {
      const card = cardOf(page, tool.name);
      await expect(card.getByText(tool.category, {exact: true})).toBeVisible();
      await expect(card.getByText(tool.description)).toBeVisible();
      await expect(card.locator('img')).toHaveAttribute('src', tool.image);
      const link = card.getByRole('link', {name: new RegExp(`^Learn more.*${tool.name}`)});
      await expect(link).toHaveAttribute('href', tool.url);
    }
  });

  test('opens each tool in a new tab that cannot reach back', async ({page}) => {
    const links = cardsOf(page).getByRole('link');
    await expect(links).toHaveCount(20);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAccessibleName(/new tab/);
    }
  });

  test('stands in 1, 2, 3 or 4 columns by the width of the window', async ({page}) => {
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1100, 3],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      await expect
        .poll(() => gridOf(cardsOf(page)), `at ${width} px`)
        .toEqual({columns, rows: Math.ceil(20 / columns)});
    }
  });

  test('shows all tools at first', async ({page}) => {
    const buttons = filterOf(page).getByRole('button');
    await expect(buttons).toHaveCount(1 + categories.length);
    await expect(buttons.first()).toHaveText(all);
    expect((await buttons.allTextContents()).slice(1).sort()).toEqual(categories.toSorted());
    await expect(filterOf(page).getByRole('button', {pressed: true})).toHaveText([all]);
    await expect(cardsOf(page)).toHaveCount(20);
  });

  test('leaves the tools of one category, and the categories add up to 20', async ({page}) => {
    let total = 0;
    for (const category of categories) {
      await chooseCategory(page, category);
      await expect(filterOf(page).getByRole('button', {pressed: true})).toHaveText([category]);
      const names = tools.filter((tool) => tool.category === category).map(({name}) => name);
      expect(names.length).toBeGreaterThan(0);
      await expect(cardsOf(page).getByRole('heading')).toHaveText(names);
      await expect(cardsOf(page).getByText(category, {exact: true})).toHaveCount(names.length);
      total += await cardsOf(page).count();
    }
    expect(total).toBe(20);
  });

  test('brings all tools back', async ({page}) => {
    await chooseCategory(page, 'Code Review');
    await expect(cardsOf(page)).toHaveCount(1);
    await chooseCategory(page, all);
    await expect(cardsOf(page).getByRole('heading')).toHaveText(tools.map(({name}) => name));
  });

  test('tells how many tools are shown', async ({page}) => {
    const countOf = (shown: number) =>
      words.toolCatalogue.count.replace('{shown}', `${shown}`).replace('{total}', '20');
    await expect(page.getByRole('status')).toHaveText(countOf(20));
    await chooseCategory(page, 'Code Editor');
    await expect(page.getByRole('status')).toHaveText(countOf(1));
  });

  test('is filtered with the keyboard alone', async ({page}) => {
    await chooseCategory(page, all);
    await categoryButton(page, all).focus();
    await page.keyboard.press('Tab');
    const second = filterOf(page).getByRole('button').nth(1);
    await expect(second).toBeFocused();
    await page.keyboard.press('Space');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(second).toBeFocused();
    await expect(cardsOf(page)).not.toHaveCount(20);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(cardsOf(page)).toHaveCount(20);
  });
});
