import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {momentIn} from '../src/components/ContactForm/meeting';
import {
  everything,
  fieldOf,
  fillAllFields,
  formWords,
  requiredFields,
  sendAnotherButton,
  submitButton,
  submitForm,
  thanksOf,
} from './contactForm';
import type {FieldName} from './contactForm';
import {expect, test} from './fixtures';
import {site, words} from './site';

const names = Object.keys(everything) as FieldName[];

async function expectValues(page: Page, values: Partial<Record<FieldName, string>>) {
  for (const name of names) {
    await expect(fieldOf(page, name), name).toHaveValue(values[name] ?? '');
  }
}

/** The browser's validation failed for this field, for this reason. */
async function expectInvalid(field: Locator, reason: keyof ValidityState) {
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement, why) => input.validity[why], reason)).toBe(
    true,
  );
  await expect(thanksOf(field.page())).toHaveCount(0);
}

test.describe('the contact form', () => {
  test.beforeEach(({visit}) => visit('/contact'));

  test('has a title and seven labeled fields, of which name and e-mail are required', async ({
    page,
  }) => {
    const {title: name} = formWords;
    await expect(page.getByRole('heading', {level: 2, name, exact: true})).toBeVisible();
    const inputs = page.getByRole('main').locator('input, select, textarea');
    await expect(inputs).toHaveCount(7);
    const found = await inputs.evaluateAll((all) =>
      all.map((input) => ({
        name: input.getAttribute('name'),
        required: input.matches(':required'),
      })),
    );
    expect(found.map(({name}) => name)).toEqual(names);
    expect(found.filter(({required}) => required).map(({name}) => name)).toEqual(requiredFields);
    for (const name of names) {
      await expect(fieldOf(page, name)).toHaveAttribute('name', name);
    }
    await expect(fieldOf(page, 'email')).toHaveAttribute('type', 'email');
  });

  test('offers the departments', async ({page}) => {
    const options = fieldOf(page, 'department').getByRole('option');
    const {selectDepartment, departments} = words.contactForm;
    await expect(options).toHaveText([selectDepartment, ...departments]);
    await expect(options.first()).toHaveAttribute('value', '');
    await expect(fieldOf(page, 'department')).toHaveValue('');
  });

  test('is validated by the browser, field by field', async ({page}) => {
    await submitButton(page).click();
    await expectInvalid(fieldOf(page, 'name'), 'valueMissing');
    await fieldOf(page, 'name').fill('   ');
    await submitButton(page).click();
    await expectInvalid(fieldOf(page, 'name'), 'patternMismatch');
    await expect(fieldOf(page, 'name')).toHaveAccessibleDescription(words.contactForm.nameHint);
    await fieldOf(page, 'name').fill('Ada Lovelace');
    await submitButton(page).click();
    await expectInvalid(fieldOf(page, 'email'), 'valueMissing');
    await fieldOf(page, 'email').fill('not an address');
    await submitButton(page).click();
    await expectInvalid(fieldOf(page, 'email'), 'typeMismatch');
    await fieldOf(page, 'email').fill('ada@example.com');
    await fieldOf(page, 'preferredDate').pressSequentially('02312031');
    await submitButton(page).click();
    await expectInvalid(fieldOf(page, 'preferredDate'), 'badInput');
  });

  test.describe('after submitting', () => {
    test.use({tolerated: /^console\.log/});

    test('shows the thank-you message and moves the focus to it', async ({page}) => {
      await fillAllFields(page);
      await submitForm(page);
      await expect(thanksOf(page)).toBeFocused();
      await expect(page.getByText(formWords.thanksText, {exact: true})).toBeVisible();
      await expect(page.getByRole('main').locator('form')).toBeHidden();
      await expect(page).toHaveURL('/contact');
    });

    test('logs the values once and sends nothing', async ({page, baseURL, reports}) => {
      await fillAllFields(page);
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
      const logged = page.waitForEvent('console');
      await submitForm(page);
      const values: unknown = await (await logged).args().at(-1)?.jsonValue();
      expect(values).toEqual(everything);
      await page.waitForLoadState('networkidle');
      // The router may prefetch scripts for links in the viewport.
      const prefetched = `GET ${baseURL}/assets/`;
      expect(requests.filter((request) => !request.startsWith(prefetched))).toEqual([]);
      expect(reports).toEqual([expect.stringMatching(/^console\.log/)]);
    });

    test('offers a calendar file with the preferred date and time', async ({page}) => {
      await fillAllFields(page);
      await submitForm(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', {name: words.contactForm.after.calendar}).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('meeting.ics');
      const start = momentIn(site.contact.timeZone, '2031-06-16', '10:30').toISOString();
      expect(readFileSync(await file.path(), 'utf8')).toContain(
        `\r\nDTSTART:${start.replaceAll(/[-:]|\.000/g, '')}\r\n`,
      );
    });

    test('leaves nothing that was typed in the address or the browser', async ({page, context}) => {
      await fillAllFields(page);
      await submitForm(page);
      const kept = await page.evaluate(async () => ({
        address: location.href,
        state: history.state as unknown,
        cookies: document.cookie,
        local: Object.entries(localStorage),
        session: Object.entries(sessionStorage),
        databases: await indexedDB.databases(),
      }));
      const text = JSON.stringify([kept, await context.storageState()]);
      for (const value of Object.values(everything)) {
        expect(text).not.toContain(value);
      }
      expect(kept).toMatchObject({cookies: '', databases: []});
    });

    test("reappears with the visitor's details and clears the rest", async ({page}) => {
      const {name, email, phone, department} = everything;
      await fillAllFields(page);
      await submitForm(page);
      await sendAnotherButton(page).click();
      await expect(thanksOf(page)).toHaveCount(0);
      await expectValues(page, {name, email, phone, department});
      await fieldOf(page, 'name').fill('Grace Hopper');
      await submitForm(page);
      await sendAnotherButton(page).click();
      await expectValues(page, {name: 'Grace Hopper', email, phone, department});
    });

    test('only requires a name and an e-mail address', async ({page}) => {
      await fieldOf(page, 'name').fill('Ada Lovelace');
      await fieldOf(page, 'email').fill('ada@example.com');
      await submitForm(page);
    });
  });
});

for (const [locale, timezoneId] of [
  ['ar-EG', 'Pacific/Kiritimati'],
  ['de-DE', 'Pacific/Pago_Pago'],
] as const) {
  test.describe(`the contact form in ${locale}, ${timezoneId}`, () => {
    test.use({locale, timezoneId, tolerated: /^console\.log/});

    test('logs dates and times as they were chosen', async ({page, visit}) => {
      await visit('/contact');
      await fillAllFields(page);
      const logged = page.waitForEvent('console');
      await submitForm(page);
      expect(await (await logged).args().at(-1)?.jsonValue()).toEqual(everything);
    });
  });
}
