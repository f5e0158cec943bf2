import type {Page} from '@playwright/test';
import {evaluateJson} from '../capture/evaluateJson';
import {controlSelector} from './findControls';
import {lookProperties} from './readLooks';

/** Enough for every kind of link and control of a page. */
const maxElements = 40;

const selector = `a[href], ${controlSelector}`;

/**
 * The positions of one visible element of each kind. It and the others run in the browser, so they
 * can't use anything from outside.
 */
function findKinds(allElements: string): number[] {
  const kinds = new Map<string, number>();
  document.querySelectorAll(allElements).forEach((element, index) => {
    const area = element.closest('main') ? 'main' : element.closest('header, footer')?.tagName;
    const key = `${element.tagName}.${element.getAttribute('class')} ${area}`;
    if (!kinds.has(key) && element.checkVisibility({visibilityProperty: true})) {
      kinds.set(key, index);
    }
  });
  return Array.from(kinds.values());
}

/** Scrolls to an element that isn't focused. Returns its middle, and what it is. */
function approach(allElements: string, index: number): {kind: string; x: number; y: number} {
  const element = document.querySelectorAll(allElements)[index] as HTMLElement;
  element.scrollIntoView({block: 'center', behavior: 'instant'});
  (document.activeElement as HTMLElement).blur();
  const [{left, top, width, height} = element.getBoundingClientRect()] = element.getClientRects();
  const tag = element.tagName.toLowerCase();
  return {kind: tag === 'a' ? 'link' : tag, x: left + width / 2, y: top + height / 2};
}

/** The styles of an element and everything in it, after it was focused if it should be. */
function readStyles(
  allElements: string,
  index: number,
  properties: readonly string[],
  isFocused: boolean,
): string[][] {
  const element = document.querySelectorAll(allElements)[index] as HTMLElement;
  if (isFocused) {
    element.focus();
  }
  return [element, ...element.querySelectorAll('*')].map((each) => {
    const style = getComputedStyle(each);
    return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
  });
}

/** `background-color: rgb(1, 2, 3); color: rgb(4, 5, 6)` */
function newStyles(before: string[][], after: string[][]): string {
  const lines = after.flatMap((styles, index) =>
    styles.filter((style) => !before[index]?.includes(style)),
  );
  return Array.from(new Set(lines)).join('; ');
}

/**
 * Reads how links and controls of each kind look when a visitor points at them or moves the focus
 * there: `link on hover: color: rgb(1, 2, 3)`.
 */
export async function readPointerLooks(page: Page): Promise<string[]> {
  const looks = new Set<string>();
  // Focus is only visible after a key was pressed.
  await page.keyboard.press('Tab');
  for (const index of (await evaluateJson(page, findKinds, selector)).slice(0, maxElements)) {
    const read = (isFocused = false) =>
      evaluateJson(page, readStyles, selector, index, lookProperties, isFocused);
    const add = (when: string, styles: string) => styles && looks.add(`${when}: ${styles}`);
    const {kind, x, y} = await evaluateJson(page, approach, selector, index);
    const atRest = await read();
    await page.mouse.move(x, y);
    add(`${kind} on hover`, newStyles(atRest, await read()));
    await page.mouse.move(0, 0);
    add(`${kind} on focus`, newStyles(atRest, await read(true)));
  }
  return Array.from(looks).sort();
}
