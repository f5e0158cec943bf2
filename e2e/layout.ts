import {expect} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';
import {widths} from './site';

export type Box = {x: number; y: number; width: number; height: number};

/** Where the elements stand in the window. */
export function boxesOf(elements: Locator): Promise<Box[]> {
  return elements.evaluateAll((found) =>
    found.map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      return {x, y, width, height};
    }),
  );
}

/** Where one element stands in the window. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error(`${element.toString()} takes no place on the page.`);
  }
  return box;
}

const distinct = (positions: number[]) => new Set(positions.map(Math.round)).size;

/** The list whose items have these headings. */
export const listWith = (page: Page, headings: readonly string[]): Locator =>
  headings.reduce(
    (list, name) => list.filter({has: page.getByRole('heading', {name, exact: true})}),
    page.getByRole('main').getByRole('list'),
  );

/** The items of a list, without those of lists inside it. */
export const itemsOf = (list: Locator): Locator => list.locator('> li');

/** In how many columns and rows the elements stand. */
export async function gridOf(elements: Locator): Promise<{columns: number; rows: number}> {
  const boxes = await boxesOf(elements);
  return {columns: distinct(boxes.map(({x}) => x)), rows: distinct(boxes.map(({y}) => y))};
}

/** How wide the page is, with whatever stands out of its window. */
export function pageWidthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Nothing stands out of the window, from the smallest phone to a desktop. */
export async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    await expect.soft.poll(() => pageWidthOf(page), `at ${width} px`).toBe(width);
  }
}
