import type {Locator, Page} from '@playwright/test';
import {extractText} from 'unpdf';
import {titlesOf, usesOf} from './content/contentPages';
import {expect, test} from './fixtures';
import {pageWidthOf} from './layout';
import {barLinksOf, barOf, toggleOf} from './navbar';
import {comparison, pageAt, pages, tools} from './site';
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
      .filter((element) => element.checkVisibility())
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .map(({outerHTML}) => outerHTML.slice(0, 200)),
  );
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The text on each printed sheet, without spaces, in which a PDF and HTML differ. */
async function sheetsOf(page: Page, margin: string): Promise<string[]> {
  const margins = {top: margin, right: margin, bottom: margin, left: margin};
  const pdf = await page.pdf({format: 'A4', margin: margins});
  const {text} = await extractText(new Uint8Array(pdf));
  return text.map(withoutSpaces);
}

/** The sections that would leave most of a sheet empty, and those that needn't be split. */
const wronglyBroken = (sections: Locator): Promise<string[]> =>
  sections.evaluateAll(
    (found, height) =>
      found
        .filter((section) => {
          const isWhole = getComputedStyle(section).breakInside === 'avoid';
          return isWhole !== section.clientHeight <= height;
        })
        .map(({textContent, clientHeight}) => `${clientHeight} px: ${textContent.slice(0, 40)}`),
    sheet.height,
  );

test.describe('on paper', () => {
  test('nothing covers the text or is cut off, and there are no controls', async ({
    page,
    visit,
  }) => {
    for (const {path} of pages) {
      await visit(path);
      await page.emulateMedia({media: 'print'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(barLinksOf(page)).toHaveCount(0);
      await expect(toggleOf(page)).toHaveCount(0);
      await expect(page.locator('main :is(h2, h3, h4) button:visible')).toHaveCount(0);
      expect.soft(await fixedOn(page), path).toEqual([]);
      expect.soft(await pageWidthOf(page), path).toBeLessThanOrEqual(shrinks * sheet.width);
    }
  });

  test('all steps are visible', async ({page, visit}) => {
    const {path, tree} = pageAt('/process');
    await visit(path);
    await page.emulateMedia({media: 'print'});
    const titles = usesOf(tree, 'ProcessFlowchart').flatMap((chart) =>
      titlesOf(chart, 'ProcessStep'),
    );
    expect(titles.length).toBeGreaterThan(0);
    for (const name of titles) {
      await expect(page.getByRole('heading', {level: 4, name, exact: true})).toBeVisible();
    }
  });

  test('the process is on one sheet', async ({page, visit}) => {
    await visit('/process');
    for (const margin of ['10mm', '15mm']) {
      expect(await sheetsOf(page, margin), margin).toHaveLength(1);
    }
  });

  test('the navbar has no shadow after scrolling', async ({page, visit}) => {
    await visit('/benefits');
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect(barOf(page)).not.toHaveCSS('box-shadow', 'none');
    await page.emulateMedia({media: 'print'});
    await expect(barOf(page)).toHaveCSS('box-shadow', 'none');
  });

  test('no text leaves its box, and each section that fits on a sheet stays whole', async ({
    page,
    visit,
  }) => {
    for (const {path} of pages) {
      await visit(path);
      await page.emulateMedia({media: 'print'});
      for (const width of sheetWidths) {
        await page.setViewportSize({...sheet, width});
        const at = `${path} at ${width} px`;
        expect.soft(await overflowing(page), at).toEqual([]);
        const sections = page.locator('main section').filter({visible: true});
        expect.soft(await wronglyBroken(sections), at).toEqual([]);
        await expect.soft(page.getByRole('contentinfo'), at).toHaveCSS('break-before', 'avoid');
        for (const table of await page.getByRole('main').locator('table').all()) {
          await expect.soft(table, at).toHaveCSS('display', 'table');
        }
      }
      await page.emulateMedia({media: 'screen'});
    }
  });

  test('no sheet is empty, and the footer is never alone on one', async ({page, visit}) => {
    for (const {path} of pages) {
      await visit(path);
      await page.emulateMedia({media: 'print'});
      const footer = withoutSpaces(await page.getByRole('contentinfo').innerText());
      const content = withoutSpaces(await page.getByRole('main').innerText());
      for (const margin of ['10mm', '15mm']) {
        const sheets = await sheetsOf(page, margin);
        const last = sheets.at(-1) ?? '';
        const at = `${path} with margins of ${margin}`;
        expect
          .soft(
            sheets.filter((text) => text === ''),
            at,
          )
          .toEqual([]);
        expect.soft(last, at).toContain(footer.slice(0, 40));
        expect.soft(last, at).toContain(content.slice(-10));
      }
    }
  });

  test('a filtered catalogue shows its filter, and cards show their addresses', async ({
    page,
    visit,
  }) => {
    await visit('/tools');
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

  test('all tools and the comparison are visible, and the filter is not', async ({page, visit}) => {
    await visit('/tools');
    await page.emulateMedia({media: 'print'});
    await expect(cardsOf(page)).toHaveCount(tools.length);
    await expect(filterOf(page)).toHaveCount(0);
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(comparison.length);
    for (const cell of await page.getByRole('table').getByRole('cell').all()) {
      await expect(cell).toBeVisible();
    }
  });
});
