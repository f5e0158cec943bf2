import type {Locator} from '@playwright/test';
import {
  everything,
  fieldOf,
  fillAllFields,
  fillRequiredFields,
  formWords,
  sendAnotherButton,
  submitButton,
  submitForm,
  expectThanks,
  thanksOf,
} from './contactForm';
import type {FieldName} from './contactForm';
import {actUntil, expect, soon, test} from './fixtures';
import {builds, uiTexts} from './site';

const names = Object.keys(everything) as FieldName[];

test.use({baseURL: builds.sample.address});
test.beforeEach(({visit}) => visit('/contact'));

// Dates and times are logged as they were chosen, also in the first time zone of the world.
test.use({tolerated: /^console\.log/, timezoneId: 'Pacific/Kiritimati'});

test('the contact form has seven labeled fields, of which the browser validates some; it logs the values once, sends and keeps nothing, and gives way to the thanks, and to another message', async ({
  page,
  context,
  baseURL,
  reports,
}) => {
  const inputs = page.getByRole('main').locator('input, select, textarea');
  const found = await inputs.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({name, type, autocomplete}) => [name, type, autocomplete].join(' ').trim()),
  );
  expect(found).toEqual([
    'name text name',
    'email email email',
    'phone tel tel',
    'department select-one',
    'message textarea',
    'preferredDate date',
    'preferredTime time',
  ]);
  await expect(page.getByRole('main').locator('form')).toHaveAttribute('method', 'dialog');
  await expect(fieldOf(page, 'department').getByRole('option')).toHaveText([
    uiTexts.contactForm.selectDepartment,
    ...uiTexts.contactForm.departments,
  ]);

  /** Submits, and expects that the browser refuses a field for a reason. */
  async function expectRefused(name: FieldName, reason: keyof ValidityState): Promise<void> {
    const field = fieldOf(page, name);
    await submitButton(page).click();
    await expect(field).toBeFocused();
    const isRefused = (input: HTMLInputElement, why: keyof ValidityState) => input.validity[why];
    expect(await field.evaluate(isRefused, reason), `${name}: ${reason}`).toBe(true);
    await expect(thanksOf(page)).toHaveCount(0);
  }
  await expectRefused('name', 'valueMissing');
  await fieldOf(page, 'name').fill('   ');
  await expectRefused('name', 'patternMismatch');
  await expect(fieldOf(page, 'name')).toHaveAccessibleDescription(
    uiTexts.contactForm.problems.name,
  );
  await fieldOf(page, 'name').fill('Ada Lovelace');
  await expectRefused('email', 'valueMissing');
  await fieldOf(page, 'email').fill('not an address');
  await expectRefused('email', 'typeMismatch');
  await fieldOf(page, 'email').fill('ada@example.com');
  await fieldOf(page, 'preferredDate').pressSequentially('02312031');
  await expectRefused('preferredDate', 'badInput');

  await fillAllFields(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const logged = page.waitForEvent('console');
  await submitForm(page);
  expect(await (await logged).args().at(-1)?.jsonValue()).toEqual(everything);
  await expectThanks(page);
  await expect(page.getByText(formWords.thanksText, {exact: true})).toBeVisible();
  await expect(page.getByText('What happens next')).toBeVisible();
  await expect(page.getByRole('main').locator('form')).toBeHidden();
  await page.waitForLoadState('networkidle');
  // The page may prefetch scripts for links in the viewport.
  const prefetched = `GET ${baseURL}/assets/`;
  expect(requests.filter((request) => !request.startsWith(prefetched))).toEqual([]);
  expect(reports).toEqual([expect.stringMatching(/^console\.log/)]);

  await expect(page).toHaveURL('/contact');
  const kept = await page.evaluate(async () => ({
    state: history.state as unknown,
    cookies: document.cookie,
    stored: [...Object.entries(localStorage), ...Object.entries(sessionStorage)],
    databases: await indexedDB.databases(),
  }));
  expect(kept).toMatchObject({cookies: '', databases: []});
  const text = JSON.stringify([kept, await context.storageState()]);
  expect(Object.values(everything).filter((value) => text.includes(value))).toEqual([]);

  // Another message starts with the visitor's details, and needs no more than two fields.
  const {name, email, phone, department} = everything;
  const again: Partial<Record<FieldName, string>> = {name, email, phone, department};
  await sendAnotherButton(page).click();
  await expect(page.getByRole('heading', {name: formWords.title, exact: true})).toBeFocused();
  for (const field of names) {
    await expect(fieldOf(page, field), field).toHaveValue(again[field] ?? '');
  }
  for (const field of names) {
    await (field === 'department'
      ? fieldOf(page, field).selectOption('')
      : fieldOf(page, field).fill(''));
  }
  await fillRequiredFields(page);
  await submitForm(page);
});

// Each browser has its own keys for dates and lists of options.
test('the form can be used with only the keyboard', {tag: '@chromium'}, async ({page}) => {
  /** Presses Tab until the element is focused. */
  async function tabTo(element: Locator): Promise<void> {
    const hasFocus = () => element.evaluate((it) => it === document.activeElement);
    for (let presses = 0; presses < 25 && !(await hasFocus()); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(element).toBeFocused();
  }
  const typed = {...everything, preferredDate: '06162031', preferredTime: '1030AM'};
  await tabTo(page.getByRole('link', {name: uiTexts.skipLink, exact: true}));
  await page.keyboard.press('Enter');
  for (const name of names) {
    await tabTo(fieldOf(page, name));
    await (name === 'department'
      ? page.keyboard.press('ArrowDown')
      : page.keyboard.type(typed[name]));
  }
  for (const name of names) {
    await expect(fieldOf(page, name)).toHaveValue(everything[name]);
  }
  await tabTo(submitButton(page));
  await actUntil(
    () => page.keyboard.press('Enter'),
    () => expectThanks(page, soon),
  );
  await tabTo(sendAnotherButton(page));
  await page.keyboard.press('Space');
  await tabTo(fieldOf(page, 'message'));
});
