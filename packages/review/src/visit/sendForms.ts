import type {Locator, Page} from '@playwright/test';
import {readPage} from './readPage';
import type {Block} from './snapshot';

/** How long to wait for what a form answers, in milliseconds. */
const patience = 2000;

/** How often a form is tried: its script may start after its first click. */
const mostTries = 3;

/** What stands in a field of a type when the form is sent. */
const samples: Record<string, string> = {
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
    await field.fill(samples[type] ?? 'A visitor');
  }
}

/** Sends a form, and returns the words that were not there before; undefined when it led away. */
async function send(page: Page, form: Locator): Promise<Block[] | undefined> {
  const fields = form.locator('input:not([type="hidden"]), textarea, select');
  for (const field of await fields.filter({visible: true}).all()) {
    await fill(field);
  }
  const address = page.url();
  const {blocks} = await page.evaluate(readPage);
  const wordsBefore = await page.evaluate(() => document.body.innerText);
  await form.locator('button:not([type]), [type="submit"]').first().click();
  await page
    .waitForFunction((words) => document.body.innerText !== words, wordsBefore, {timeout: patience})
    .catch(() => undefined);
  if (page.url() !== address) {
    return undefined;
  }
  const known = new Set(blocks.map(({text}) => text));
  const now = await page.evaluate(readPage);
  return now.blocks
    .filter(({part, text}) => part === 'main' && !known.has(text))
    .map((block) => ({...block, section: 'After the form is sent', isHeading: false}));
}

/**
 * Fills in and sends each form of a page, and reads the words that come then. Nothing leaves the
 * machine.
 *
 * @param open opens the page anew
 */
export async function sendForms(page: Page, open: () => Promise<void>): Promise<Block[]> {
  const answers: Block[] = [];
  const forms = page.locator('main form');
  const count = await forms.count();
  for (let index = 0; index < count; index += 1) {
    let answer: Block[] | undefined;
    for (let tries = 0; !answer && tries < mostTries; tries += 1) {
      await open();
      answer = await send(page, forms.nth(index));
    }
    answers.push(...(answer ?? []));
  }
  return answers;
}
