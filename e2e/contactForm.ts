import {readPages} from '@sitekit/content-check';
import type {Locator, Page} from '@playwright/test';
import {actUntil, expect, soon} from './fixtures';
import {propsOf, usesOf} from './content/contentPages';
import {uiTexts} from './site';

const {fields, optional, departments, submit} = uiTexts.contactForm;

const [contactForm] = readPages(__dirname, {contentFolder: 'sampleContent'})
  .flatMap(({tree}) => usesOf(tree, 'ContactForm'))
  .map(propsOf);

/** The texts that the contact page of the sample gives to its form. */
export const formWords = {
  title: String(contactForm?.title),
  thanksTitle: String(contactForm?.thanksTitle),
  thanksText: String(contactForm?.thanksText),
  sendAnotherLabel: String(contactForm?.sendAnotherLabel),
};

export type FieldName = keyof typeof fields;

const requiredFields: readonly FieldName[] = ['name', 'email'];

/** A field of the form, by its label. */
export function fieldOf(page: Page, name: FieldName): Locator {
  const label = requiredFields.includes(name) ? fields[name] : `${fields[name]} (${optional})`;
  return page.getByRole('main').getByLabel(label, {exact: true});
}

export const submitButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', {name: submit, exact: true});

/** A value for every field. */
export const everything: Record<FieldName, string> = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+1 202-555-0199',
  department: departments[0] ?? '',
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

export const thanksOf = (page: Page): Locator =>
  page.getByRole('heading', {level: 2, name: formWords.thanksTitle, exact: true});

/** Waits for the thanks, which get the focus. */
export const expectThanks = (page: Page, options?: {timeout: number}): Promise<void> =>
  expect(thanksOf(page)).toBeFocused(options);

export const sendAnotherButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', {name: formWords.sendAnotherLabel, exact: true});

/** Submits a completed form and waits for the thank-you message. */
export async function submitForm(page: Page): Promise<void> {
  await actUntil(
    () => submitButton(page).click(soon),
    () => expect(thanksOf(page)).toBeVisible(soon),
  );
}
