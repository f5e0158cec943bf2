/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ensureBrowser} from './ensureBrowser';
import {findBrowser} from './findBrowser';

jest.mock('node:child_process', () => ({spawnSync: jest.fn()}));
// Playwright has installed no browser. It can't be loaded into jsdom either.
jest.mock('@playwright/test', () => ({chromium: {executablePath: () => '/no/such/chrome'}}));

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
const {env} = process;

/** Puts a program on PATH that does nothing. */
function addProgram(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  process.env = {...env, PATH: folder};
  delete process.env.CHROMIUM_PATH;
});

afterEach(() => {
  process.env = env;
  for (const name of readdirSync(folder)) {
    rmSync(join(folder, name));
  }
});

describe('findBrowser', () => {
  it('finds the system’s browser', () => {
    const path = addProgram('chromium');

    expect(findBrowser()).toBe(path);
  });

  it('prefers the fast headless browser unless a complete one is needed', () => {
    const headless = addProgram('chromium-headless-shell');
    const complete = addProgram('chromium');

    expect(findBrowser()).toBe(headless);
    expect(findBrowser('complete')).toBe(complete);
  });

  it('prefers CHROMIUM_PATH', () => {
    addProgram('chromium-headless-shell');
    addProgram('chromium');
    process.env.CHROMIUM_PATH = addProgram('my-browser');

    expect(findBrowser()).toBe(join(folder, 'my-browser'));
  });

  it('rejects a CHROMIUM_PATH without a program', () => {
    process.env.CHROMIUM_PATH = '/no/such/browser';

    expect(findBrowser).toThrow(
      'CHROMIUM_PATH is "/no/such/browser", but there is no such program. Correct it or unset it.',
    );
  });
});

describe('ensureBrowser', () => {
  it('asks nothing when there is a browser', async () => {
    addProgram('chromium');
    const mayInstall = jest.fn(() => false);

    await ensureBrowser('The review', mayInstall);

    expect(mayInstall).not.toHaveBeenCalled();
  });

  it('says what it would install, why, and how to avoid it', async () => {
    const mayInstall = jest.fn<boolean, [string]>(() => false);

    await expect(ensureBrowser('The review', mayInstall)).rejects.toThrow('Nothing was installed.');
    expect(mayInstall.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^The review opens pages in Chromium, which isn't installed\. ".* chromium" installs it\. To use a browser you already have, set CHROMIUM_PATH to its program\.$/,
        ),
      ],
    ]);
  });

  it('tries Playwright’s browser, and reports a failure', async () => {
    await expect(ensureBrowser('The review', () => true)).rejects.toThrow(
      "Chromium couldn't be installed. Install Chromium or Chrome yourself, or set CHROMIUM_PATH to its program.",
    );
    // Windows can't run `npx` without a shell.
    expect(spawnSync).toHaveBeenLastCalledWith(
      process.execPath,
      [require.resolve('@playwright/test/cli'), 'install', 'chromium'],
      {stdio: 'inherit'},
    );
  });
});
