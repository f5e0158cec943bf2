import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import type {Browser} from 'playwright-core';
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
 * Starts a contestant's development server without a cache and opens the home page.
 *
 * @returns seconds until its heading is visible
 * @throws Error when the server doesn't start
 */
export async function measureStart(
  browser: Browser,
  workFolder: string,
  contestant: Contestant,
): Promise<number> {
  removeCaches(workFolder, contestant);
  const command = contestant.build(workFolder, outDirOf(workFolder, contestant));
  if (!command) {
    throw new Error(`${contestant.name} has no development server.`);
  }
  const port = await freePort();
  const startedAt = performance.now();
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
    return await inNewTab(browser, desktop, async ({page}) => {
      await page.goto(address);
      await page.locator('main h1').waitFor({state: 'visible', timeout: timeoutMs});
      return (performance.now() - startedAt) / 1000;
    });
  } finally {
    server.kill();
    await ended;
  }
}
