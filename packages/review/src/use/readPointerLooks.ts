import type {Page} from '@playwright/test';
import {controlSelector} from './findControls';
import {lookProperties} from './readLooks';

/** Enough for every kind of link and control of a page. */
const maxElements = 40;

/** The positions of one visible element of each kind. It runs in the browser. */
function findKinds(elements: (HTMLElement | SVGElement)[]): number[] {
  const kinds = new Map<string, number>();
  elements.forEach((element, index) => {
    const area = element.closest('main') ? 'main' : element.closest('header, footer')?.tagName;
    const key = `${element.tagName}.${element.getAttribute('class')} ${area}`;
    if (!kinds.has(key) && element.checkVisibility({visibilityProperty: true})) {
      kinds.set(key, index);
    }
  });
  return Array.from(kinds.values());
}

/** The styles of an element and everything in it. It runs in the browser. */
const readStyles = (element: Element, properties: readonly string[]): string[][] =>
  [element, ...element.querySelectorAll('*')].map((each) => {
    const style = getComputedStyle(each);
    return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
  });

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
  const elements = page.locator(`a[href], ${controlSelector}`);
  const looks = new Set<string>();
  // Focus is only visible after a key was pressed.
  await page.keyboard.press('Tab');
  for (const index of (await elements.evaluateAll(findKinds)).slice(0, maxElements)) {
    const element = elements.nth(index);
    const add = async (when: string, before: string[][]) => {
      const styles = newStyles(before, await element.evaluate(readStyles, lookProperties));
      if (styles) {
        looks.add(`${when}: ${styles}`);
      }
    };
    const {name, x, y} = await element.evaluate((each: HTMLElement) => {
      each.scrollIntoView({block: 'center', behavior: 'instant'});
      (document.activeElement as HTMLElement).blur();
      const [{left, top, width, height} = each.getBoundingClientRect()] = each.getClientRects();
      const tag = each.tagName.toLowerCase();
      return {name: tag === 'a' ? 'link' : tag, x: left + width / 2, y: top + height / 2};
    });
    const atRest = await element.evaluate(readStyles, lookProperties);
    await page.mouse.move(x, y);
    await add(`${name} on hover`, atRest);
    await page.mouse.move(0, 0);
    await element.focus();
    await add(`${name} on focus`, atRest);
  }
  return Array.from(looks).sort();
}
