import type {Locator, Page} from '@playwright/test';
import {evaluateJson} from '../capture/evaluateJson';
import type {Action} from './Action';
import {controlSelector} from './findControls';
import type {State} from './readState';

const actionTimeoutMs = 1000;

/** What is entered into a field of a form, by its type. */
const sampleValues: Record<string, string> = {
  email: 'visitor@site.example',
  tel: '+1 202-555-0142',
  url: 'https://site.example',
  number: '1',
  date: `${new Date().getFullYear() + 1}-06-15`,
  time: '10:00',
};

async function fill(field: Locator): Promise<void> {
  const {tag, type} = await field.evaluate((element) => ({
    tag: element.tagName,
    type: element.getAttribute('type') ?? 'text',
  }));
  if (tag === 'SELECT') {
    await field.selectOption({index: 1});
  } else if (type === 'checkbox' || type === 'radio') {
    await field.check();
  } else {
    await field.fill(sampleValues[type] ?? 'A visitor');
  }
}

async function fillForm(form: Locator): Promise<void> {
  const fields = form.locator('input:not([type="hidden"], [type="submit"]), textarea, select');
  for (const field of await fields.filter({visible: true}).all()) {
    await fill(field);
  }
}

/** Scrolls to a control, and finds its middle if nothing covers it. It runs in the browser. */
function findPoint(selector: string, index: number): {x: number; y: number} | null {
  const control = document.querySelectorAll<HTMLElement>(selector)[index];
  if (!control) {
    return null;
  }
  control.scrollIntoView({block: 'center', behavior: 'instant'});
  const [{left, top, width, height} = control.getBoundingClientRect()] = control.getClientRects();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = control.contains(hit) || hit?.closest('label')?.control === control;
  return isHit ? {x, y} : null;
}

/** Moves the focus to a control. It runs in the browser. */
function focusOn(selector: string, index: number): void {
  document.querySelectorAll<HTMLElement>(selector)[index]?.focus();
}

/**
 * Presses a control where a visitor would. It's Playwright's `click` without its waiting, because
 * hundreds of controls are pressed.
 *
 * @returns whether nothing covers it
 */
async function press(page: Page, index: number): Promise<boolean> {
  const point = await evaluateJson(page, findPoint, controlSelector, index);
  if (point) {
    await page.mouse.click(point.x, point.y);
    // Hover styles would look like a part of what happens.
    await page.mouse.move(0, 0);
  }
  return point !== null;
}

export type Method = 'pointer' | 'keyboard';

/** Whether a control can be used by pointer and by keyboard; the browser sees to it for others. */
export const worksWithBoth = ({kind}: Action): boolean => kind === 'button' || kind === 'box';

/**
 * Does what a visitor would do. Forms are filled in first.
 *
 * @returns whether the control could be used: false if it's missing or covered
 */
export async function perform(
  page: Page,
  {controls}: State,
  {key, kind, value = ''}: Action,
  method: Method = 'pointer',
): Promise<boolean> {
  const control = controls.find((each) => each.key === key);
  if (!control) {
    return false;
  }
  const element = page.locator(controlSelector).nth(control.index);
  const options = {timeout: actionTimeoutMs};
  try {
    if (kind === 'select') {
      await element.selectOption({label: value}, options);
    } else if (kind === 'field') {
      await element.fill(value, options);
    } else {
      if (kind === 'form') {
        await fillForm(element.locator('xpath=ancestor::form'));
      }
      if (method === 'keyboard') {
        await evaluateJson(page, focusOn, controlSelector, control.index);
        await page.keyboard.press(kind === 'box' ? 'Space' : 'Enter');
      } else {
        return await press(page, control.index);
      }
    }
    return true;
  } catch {
    return false;
  }
}
