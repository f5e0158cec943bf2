/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {findBrowser} from './findBrowser';
import {installChromium} from './installChromium';
import {launchBrowser} from './openBuild';

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
  it('finds the system’s browser, preferably the fast headless one', () => {
    const complete = addProgram('chromium');
    expect(findBrowser()).toBe(complete);

    const headless = addProgram('chromium-headless-shell');
    expect(findBrowser()).toBe(headless);
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

it('says how to install a browser, or to use another one', async () => {
  await expect(launchBrowser()).rejects.toThrow(
    'This command opens pages in Chromium, which isn\'t installed. "npx install-chromium" installs it. To use a browser you already have, set CHROMIUM_PATH to its program.',
  );
});

describe('installChromium', () => {
  it('installs nothing when there is a browser', () => {
    addProgram('chromium-headless-shell');

    installChromium();

    expect(spawnSync).not.toHaveBeenCalled();
  });

  it('tries Playwright’s browser, and reports a failure', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(installChromium).toThrow(
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
