import type {Locator, Page} from '@playwright/test';
import {everything, fieldOf, sendAnotherButton, submitButton, thanksOf} from './contactForm';
import {actUntil, expect, soon, test} from './fixtures';
import {words} from './site';

/** Presses Tab until the element is focused. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const hasFocus = () => element.evaluate((it) => it === document.activeElement);
  for (let presses = 0; presses < 25 && !(await hasFocus()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

test.use({tolerated: /^console\.log/});

test('the contact form can be used with only the keyboard', async ({page, visit}) => {
  await visit('/contact');
  await tabTo(page, page.getByRole('link', {name: words.skipLink, exact: true}));
  await page.keyboard.press('Enter');
  for (const name of ['name', 'email', 'phone'] as const) {
    await tabTo(page, fieldOf(page, name));
    await page.keyboard.type(everything[name]);
  }
  await tabTo(page, fieldOf(page, 'department'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, fieldOf(page, 'message'));
  await page.keyboard.type(everything.message);
  await tabTo(page, fieldOf(page, 'preferredDate'));
  await page.keyboard.type('06162031');
  await tabTo(page, fieldOf(page, 'preferredTime'));
  await page.keyboard.type('1030AM');
  for (const [name, value] of Object.entries(everything)) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  }

  await tabTo(page, submitButton(page));
  await actUntil(
    () => page.keyboard.press('Enter'),
    () => expect(thanksOf(page)).toBeFocused(soon),
  );
  await tabTo(page, sendAnotherButton(page));
  await page.keyboard.press('Space');
  await expect(fieldOf(page, 'name')).toHaveValue(everything.name);
  await tabTo(page, fieldOf(page, 'message'));
});
