import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {run} from '../contestants';
import type {Contestant} from '../contestants';
import {inPage, laptop, timeoutMs} from './page';

const pollMs = 50;
const saves = 4;

/** No test listens there, and neither does `npm start`. */
const port = 4340;

/** Opens a page of a server that's starting. */
async function open(page: Page, address: string): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs;
  while (performance.now() < giveUpAt) {
    const response = await page.goto(address, {waitUntil: 'commit'}).catch(() => undefined);
    if (response?.ok()) {
      await page.locator('main h1').first().waitFor({timeout: timeoutMs});
      return;
    }
    await page.waitForTimeout(pollMs);
  }
  throw new Error(`${address} didn't open in ${timeoutMs / 1000} seconds.`);
}

/** Looks at every frame. A locator would look after 270 ms, and then after 770. */
const waitUntilShown = (page: Page, marker: string, isShown: boolean) =>
  page.waitForFunction(
    ([words, expected]) => document.querySelector('main')?.innerText.includes(words) === expected,
    [marker, isShown] as const,
    {polling: 'raf', timeout: timeoutMs},
  );

/** Milliseconds until a change of a page's text is on the screen. */
async function save(page: Page, file: string, marker: string): Promise<number> {
  const text = readFileSync(file, 'utf8');
  const shown = waitUntilShown(page, marker, true);
  const savedAt = performance.now();
  writeFileSync(file, text.replace(/^( *# .*)$/m, `$1 ${marker}`));
  await shown;
  const milliseconds = performance.now() - savedAt;
  writeFileSync(file, text);
  await waitUntilShown(page, marker, false);
  return milliseconds;
}

/**
 * Starts the development server without caches, opens a page, and changes its heading a few times.
 *
 * @returns seconds until the page is there, and milliseconds from saves to the screen
 */
export const measureAuthor = (
  browser: Browser,
  contestant: Contestant,
): Promise<{seconds: number; saves: number[]}> =>
  inPage(browser, laptop, async (page) => {
    contestant.caches.forEach((path) => rmSync(path, {recursive: true, force: true}));
    const startedAt = performance.now();
    const server = run(contestant, contestant.start(port));
    // A pipe that no one reads fills up and stops the server.
    server.stdout?.resume();
    server.stderr?.resume();
    try {
      await open(page, `http://localhost:${port}/process`);
      const seconds = (performance.now() - startedAt) / 1000;
      await page.waitForLoadState('networkidle');
      const times: number[] = [];
      for (let turn = 0; turn < saves; turn += 1) {
        await page.waitForTimeout(500);
        times.push(await save(page, join(contestant.content, 'process.mdx'), `changed${turn}`));
      }
      return {seconds, saves: times};
    } finally {
      // Its process group.
      process.kill(-(server.pid ?? 0), 'SIGKILL');
    }
  });
