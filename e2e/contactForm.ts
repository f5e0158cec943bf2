import type {Locator, Page} from '@playwright/test';
import {actUntil, expect, soon} from './fixtures';
import {words} from './site';

const {fields, submit} = words.contactForm;

export type FieldName = keyof typeof fields;

/** A field of the form, by its label. */
export const fieldOf = (page: Page, name: FieldName): Locator =>
  page.getByRole('main').getByLabel(new RegExp(`^${fields[name]}\\b`));

export const submitButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', {name: submit});

/** Some values for all fields. */
export const everything: Record<FieldName, string> = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+1 202-555-0199',
  department: 'Engineering',
  message: 'We would like to look at our billing service.',
  preferredDate: '2031-06-16',
  preferredTime: '10:30',
};

export async function fillRequiredFields(page: Page): Promise<void> {
  await fieldOf(page, 'name').fill(everything.name);
  await fieldOf(page, 'email').fill(everything.email);
}

export async function fillAllFields(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(everything) as [FieldName, string][]) {
    const field = fieldOf(page, name);
    await (name === 'department' ? field.selectOption(value) : field.fill(value));
  }
}

export const thanksOf = (page: Page): Locator => page.getByRole('heading', {name: 'Thank You!'});

/** Submits a form that is filled in, and waits for the thank-you. */
export async function submitForm(page: Page): Promise<void> {
  await actUntil(
    () => submitButton(page).click(soon),
    () => expect(thanksOf(page)).toBeVisible(soon),
  );
}
