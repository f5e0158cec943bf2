import type {Page} from '@playwright/test';
import {extractText} from 'unpdf';
import {expect, test} from './fixtures';
import {pageWidthOf} from './layout';
import {barLinksOf, toggleOf} from './navbar';
import {builds, comparison, pages, tools} from './site';
import {
  cardsOf,
  categories,
  chooseCategory,
  countOf,
  filterOf,
  labelOf,
  siteLinksIn,
} from './toolCatalogue';

/* The printable part of an A4 sheet in CSS pixels, and how much a browser shrinks wider pages. */
const sheet = {width: 718, height: 1047};
const shrinks = 1.5;

/* 9 pt in CSS pixels. */
const smallestText = 12;

test.use({viewport: sheet});

/* With margins of 10 and 15 mm, in CSS pixels. */
const sheetWidths = [718, 680];

/** The elements that would be printed over the text of every sheet. */
function fixedOn(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility() && element.clientHeight > 0)
      .map(({outerHTML}) => outerHTML),
  );
}

/** The elements whose text sticks out of the card or the sheet they are on. */
function overflowing(page: Page): Promise<string[]> {
  return page.locator('main :is(li, td, th, dd, h1, h2, h3, p, a)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.querySelector(':scope > svg'))
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .map(({outerHTML}) => outerHTML.slice(0, 200)),
  );
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The text on each printed sheet, without spaces, in which a PDF and HTML differ. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await page.pdf({format: 'A4'});
  const {text} = await extractText(new Uint8Array(pdf));
  return text.map(withoutSpaces);
}

/** Expects that sheets have margins, and that nothing covers the text, is cut off or leaves its box. */
async function expectWhole(page: Page): Promise<void> {
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({cssRules}) => [...cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map(({style}) => style.getPropertyValue('margin')),
  );
  expect(margins, page.url()).toEqual(['14mm']);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(barLinksOf(page)).toHaveCount(0);
  await expect(toggleOf(page)).toHaveCount(0);
  expect.soft(await fixedOn(page), page.url()).toEqual([]);
  expect.soft(await pageWidthOf(page), page.url()).toBeLessThanOrEqual(shrinks * sheet.width);
  for (const width of sheetWidths) {
    await page.setViewportSize({...sheet, width});
    const at = `${page.url()} at ${width} px`;
    expect.soft(await overflowing(page), at).toEqual([]);
    await expect.soft(page.getByRole('contentinfo'), at).toHaveCSS('break-before', 'avoid');
    for (const table of await page.getByRole('main').locator('table').all()) {
      await expect.soft(table, at).not.toHaveCSS('display', 'block');
    }
  }
}

test('on paper, the pages are whole, and no sheet is empty or has nothing but the footer', async ({
  page,
  visit,
}) => {
  for (const {path} of pages) {
    await test.step(path, async () => {
      await page.emulateMedia({media: 'screen'});
      await visit(path);
      await page.emulateMedia({media: 'print'});
      await expectWhole(page);
      const footer = withoutSpaces(await page.getByRole('contentinfo').innerText());
      const content = withoutSpaces(await page.getByRole('main').innerText());
      const steps = (await page.locator('[id^=step-] h4').allInnerTexts()).map(withoutSpaces);
      expect(steps.length > 0).toBe(path === '/process');
      const sizes = await page
        .locator('[id^=step-] div')
        .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
      expect.soft(Math.min(smallestText, ...sizes), path).toBe(smallestText);
      const sheets = await sheetsOf(page);
      expect.soft(sheets.indexOf(''), path).toBe(-1);
      expect.soft(sheets.at(-1), path).toContain(footer.slice(0, 40));
      expect.soft(sheets.at(-1), path).toContain(content.slice(-10));
      // The process is on one sheet.
      const withAll = sheets.filter((text) => steps.every((step) => text.includes(step)));
      expect.soft(withAll.length, path).toBeGreaterThan(0);
    });
  }
});

test('on paper, a banner shows the plan and where to ask for it, benefits next to a heading are whole, the tools and their comparison are complete, and a filter is named', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({media: 'print'});
  await visit('/');
  const banner = page
    .getByRole('main')
    .locator('section')
    .filter({has: page.locator('figure')});
  await expect(banner.last().locator('figure')).toBeVisible();
  const link = banner.last().getByRole('link', {name: 'Schedule a Meeting'});
  const printed = await link.evaluate((a) => getComputedStyle(a, '::after').content);
  expect(printed).toMatch(/https:\/\/.+\/contact"$/);

  await visit(`${builds.sample.address}/benefits`);
  await expectWhole(page);

  await visit('/tools');
  await expect(cardsOf(page)).toHaveCount(tools.length);
  await expect(filterOf(page)).toHaveCount(0);
  const rows = page.getByRole('table').locator('tbody tr[id]');
  await expect(rows.getByRole('rowheader')).toHaveCount(comparison.length);
  await expect(rows.getByRole('cell')).toHaveCount(8 * comparison.length);

  await page.emulateMedia({media: 'screen'});
  const category = categories[0] ?? '';
  await chooseCategory(page, category);
  await page.emulateMedia({media: 'print'});
  await expect(filterOf(page).getByRole('button')).toHaveText([labelOf(category)]);
  await expect(countOf(page)).toBeVisible();
  for (const link of await siteLinksIn(cardsOf(page)).all()) {
    const printed = await link.evaluate((a) => getComputedStyle(a, '::after').content);
    expect(printed).toBe(`"${await link.getAttribute('href')}"`);
  }
});
