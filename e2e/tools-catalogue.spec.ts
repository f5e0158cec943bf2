import {idOf} from '../src/tools/idOf';
import {expect, test} from './fixtures';
import {boxesOf, gridOf, overlap} from './layout';
import {comparison, tools, uiTexts} from './site';
import {
  cardOf,
  cardsOf,
  categories,
  categoryButton,
  chooseCategory,
  filterOf,
  namesIn,
  siteLinksIn,
} from './toolCatalogue';

const {learnMore, learnMoreAbout, compare, compareAbout} = uiTexts.toolCatalogue;
const total = tools.length;
const [firstCategory = ''] = categories;

test.describe('the tool catalogue', () => {
  test.beforeEach(({visit}) => visit('/tools'));

  test('has a logo and links with names of their own in each card, in 1, 2, 3 or 4 columns', async ({
    page,
  }) => {
    const isCompared = (tool: string) => comparison.some(({name}) => name === tool);
    for (const [tool, isRow] of [
      [tools.find(({name}) => isCompared(name)), true],
      [tools.find(({name}) => !isCompared(name)), false],
    ] as const) {
      const {name = '', image = ''} = tool ?? {};
      const card = cardOf(page, name);
      await expect(card.locator('img')).toHaveAttribute('src', image);
      await expect(siteLinksIn(card)).toHaveAccessibleName(
        `${learnMore} ${learnMoreAbout.replace('{name}', name)} ${uiTexts.newTab}`,
      );
      const comparisonLink = `${compare} ${compareAbout.replace('{name}', name)}`;
      await expect(card.getByRole('link', {name: comparisonLink})).toHaveCount(isRow ? 1 : 0);
    }
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1100, 3],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      expect(await gridOf(cardsOf(page)), `at ${width} px`).toMatchObject({columns});
      const parts = await boxesOf(cardOf(page, tools[0]?.name ?? '').locator(':scope > * > *'));
      expect(parts.length).toBeGreaterThan(4);
      const overlapping = parts.filter((part, index) =>
        parts.slice(index + 1).some((other) => overlap(part, other)),
      );
      expect(overlapping, `at ${width} px`).toEqual([]);
    }
  });

  test('keeps its category in the address, for Back, a reload and a shared link, until a link leads to another card, and in view on a phone', async ({
    page,
    visit,
  }) => {
    await chooseCategory(page, firstCategory);
    await expect(page).toHaveURL(`/tools?category=${idOf(firstCategory)}`);
    const link = siteLinksIn(cardOf(page, namesIn(firstCategory)[0] ?? ''));
    await link.focus();

    await page.goBack();
    await expect(cardsOf(page)).toHaveCount(total);
    await expect(link).toBeFocused();
    await page.goForward();
    await page.reload();
    await expect(categoryButton(page, firstCategory)).toHaveAttribute('aria-pressed', 'true');

    await page.goto(`/tools?category=${idOf(firstCategory)}`);
    await expect(filterOf(page)).toBeInViewport();
    await expect(cardsOf(page).getByRole('heading')).toHaveText(namesIn(firstCategory));

    // A link to a hidden card shows everything.
    const [hidden] = tools.filter(
      ({category, name}) =>
        category !== firstCategory && comparison.some((row) => row.name === name),
    );
    await page.getByRole('rowheader').getByRole('link', {name: hidden?.name, exact: true}).click();
    await expect(cardOf(page, hidden?.name ?? '')).toBeInViewport();
    await expect(cardsOf(page)).toHaveCount(total);

    await page.setViewportSize({width: 390, height: 800});
    const last = categories.at(-1) ?? '';
    await visit(`/tools?category=${idOf(last)}`);
    await expect(categoryButton(page, last)).toBeInViewport({ratio: 0.9});
    const grid = await gridOf(filterOf(page).getByRole('button'));
    expect(grid).toEqual({columns: categories.length + 1, rows: 1});

    const place = () => filterOf(page).evaluate((row) => row.scrollLeft);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    await page.getByRole('checkbox').first().check();
    await page.evaluate(() => (location.hash = '#main'));
    expect(await place()).toBe(before);
  });
});
