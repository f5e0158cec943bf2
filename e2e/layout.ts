import {expect} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';
import {widths} from './site';

/** The window of a phone, in CSS pixels. */
export const phone = {width: 390, height: 844};

export type Box = {x: number; y: number; width: number; height: number};

/** The positions and sizes of the elements, in CSS pixels relative to the viewport. */
export function boxesOf(elements: Locator): Promise<Box[]> {
  return elements.evaluateAll((found) =>
    found.map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      return {x, y, width, height};
    }),
  );
}

/** The position and size of one element, in CSS pixels relative to the viewport. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error(`${element.toString()} isn't visible.`);
  }
  return box;
}

/** Whether two boxes have more in common than the space around their text, 4 px. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x + one.width - 4 > other.x &&
  other.x + other.width - 4 > one.x &&
  one.y + one.height - 4 > other.y &&
  other.y + other.height - 4 > one.y;

const distinct = (positions: number[]) => new Set(positions.map(Math.round)).size;

/** The list whose items have these headings. */
export const listWith = (page: Page, headings: readonly string[]): Locator =>
  headings.reduce(
    (list, name) => list.filter({has: page.getByRole('heading', {name, exact: true})}),
    page.getByRole('main').getByRole('list'),
  );

/** The items of a list, without those of lists inside it. */
export const itemsOf = (list: Locator): Locator => list.locator('> li');

/** The number of columns and rows that the elements form. */
export async function gridOf(elements: Locator): Promise<{columns: number; rows: number}> {
  const boxes = await boxesOf(elements);
  return {columns: distinct(boxes.map(({x}) => x)), rows: distinct(boxes.map(({y}) => y))};
}

/** The width of the page in CSS pixels, including what overflows the viewport. */
export function pageWidthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Expects that nothing overflows the viewport, from the smallest phone to a desktop. */
export async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    await expect.soft.poll(() => pageWidthOf(page), `${page.url()} at ${width} px`).toBe(width);
  }
}
