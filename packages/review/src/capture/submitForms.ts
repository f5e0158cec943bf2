import type {Locator, Page} from '@playwright/test';
import {extractPage} from './extractPage';
import type {TextBlock} from './PageCapture';

const answerTimeoutMs = 2000;

/** A form's script may only start after the first click. */
const maxAttempts = 3;

/** What is entered into a field, by its type. */
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

/** Submits a form, and returns the text that is new; undefined if the form left the page. */
async function submit(page: Page, form: Locator): Promise<TextBlock[] | undefined> {
  const fields = form.locator('input:not([type="hidden"]), textarea, select');
  for (const field of await fields.filter({visible: true}).all()) {
    await fill(field);
  }
  const address = page.url();
  const {blocks} = await page.evaluate(extractPage);
  const textBefore = await page.evaluate(() => document.body.innerText);
  await form.locator('button:not([type]), [type="submit"]').first().click();
  await page
    .waitForFunction((text) => document.body.innerText !== text, textBefore, {
      timeout: answerTimeoutMs,
    })
    .catch(() => undefined);
  if (page.url() !== address) {
    return undefined;
  }
  const known = new Set(blocks.map(({text}) => text));
  const {blocks: blocksNow} = await page.evaluate(extractPage);
  return blocksNow
    .filter(({area, text}) => area === 'main' && !known.has(text))
    .map((block) => ({...block, section: 'After the form is sent', isHeading: false}));
}

/**
 * Fills in and submits each form of a page, and returns the text that appears. Nothing leaves the
 * machine.
 *
 * @param open loads the page again
 */
export async function submitForms(page: Page, open: () => Promise<void>): Promise<TextBlock[]> {
  const answers: TextBlock[] = [];
  const forms = page.locator('main form');
  const count = await forms.count();
  for (let index = 0; index < count; index += 1) {
    let answer: TextBlock[] | undefined;
    for (let attempt = 0; !answer && attempt < maxAttempts; attempt += 1) {
      await open();
      answer = await submit(page, forms.nth(index));
    }
    answers.push(...(answer ?? []));
  }
  return answers;
}
