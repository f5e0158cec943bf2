import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import type {Browser, Page} from 'playwright-core';
import {outDirOf, removeCaches, startCommand} from '../build';
import type {Contestant} from '../contestants';
import {desktop, inNewTab} from '../browser';

const timeoutMs = 120_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function waitForServer(address: string, hasEnded: () => boolean): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < timeoutMs && !hasEnded();) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The development server at ${address} didn't start.`);
}

/**
 * Runs something while a contestant's development server runs, which starts without a cache.
 *
 * @throws Error when the server doesn't start
 */
export async function withDevelopmentServer<Result>(
  workFolder: string,
  contestant: Contestant,
  run: (address: string) => Promise<Result>,
): Promise<Result> {
  removeCaches(workFolder, contestant);
  const command = contestant.build(workFolder, outDirOf(workFolder, contestant));
  if (!command) {
    throw new Error(`${contestant.name} has no development server.`);
  }
  const port = await freePort();
  const server = startCommand(workFolder, {
    ...command,
    args: ['start', '--no-open', '--port', String(port)],
    env: {...command.env, NODE_ENV: 'development'},
  });
  server.stdout.resume();
  server.stderr.resume();
  const ended = new Promise((resolve) => server.on('close', resolve));
  try {
    const address = `http://localhost:${port}/`;
    await waitForServer(address, () => server.exitCode !== null);
    return await run(address);
  } finally {
    server.kill();
    await ended;
  }
}

/** Opens a page and waits for its heading. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main h1').waitFor({state: 'visible', timeout: timeoutMs});
}

/**
 * Starts a contestant's development server and opens the home page.
 *
 * @returns seconds until its heading is visible
 * @throws Error when the server doesn't start
 */
export function measureStart(
  browser: Browser,
  workFolder: string,
  contestant: Contestant,
): Promise<number> {
  const startedAt = performance.now();
  return withDevelopmentServer(workFolder, contestant, (address) =>
    inNewTab(browser, desktop, async ({page}) => {
      await openPage(page, address);
      return (performance.now() - startedAt) / 1000;
    }),
  );
}
