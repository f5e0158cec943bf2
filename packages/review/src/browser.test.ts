/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ensureBrowser, findBrowser} from './browser';

jest.mock('node:child_process', () => ({spawnSync: jest.fn()}));
// Playwright has installed no browser.
jest.mock('@playwright/test', () => ({chromium: {executablePath: () => '/no/such/chrome'}}));

const {env} = process;
const {getuid} = process;
let folder = '';

function addProgram(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  process.env = {PATH: ['/no/such/folder', folder].join(':')};
  jest.mocked(spawnSync).mockReset();
});

afterEach(() => {
  process.env = env;
  process.getuid = getuid;
});

it('finds the browser of the system, preferably the fast one without a window', () => {
  const complete = addProgram('chromium');
  expect(findBrowser()).toBe(complete);

  const headless = addProgram('chromium-headless-shell');
  expect(findBrowser()).toBe(headless);
});

it('prefers the browser in CHROMIUM_PATH, and says when it isn’t there', () => {
  addProgram('chromium');
  process.env.CHROMIUM_PATH = addProgram('my-browser');
  expect(findBrowser()).toBe(join(folder, 'my-browser'));

  process.env.CHROMIUM_PATH = '/no/such/browser';
  expect(findBrowser).toThrow(
    'CHROMIUM_PATH is "/no/such/browser", but there is no such program. Correct it or unset it.',
  );
});

it('installs nothing when there is a browser', () => {
  const browser = addProgram('google-chrome');

  expect(ensureBrowser()).toBe(browser);
  expect(spawnSync).not.toHaveBeenCalled();
});

it('installs the browser of Playwright, and says when no browser could be installed', () => {
  jest.spyOn(console, 'error').mockImplementation();
  process.getuid = () => 1000;
  expect(ensureBrowser).toThrow(
    "Chromium couldn't be installed. Install Chromium or Chrome yourself, or set CHROMIUM_PATH to its program.",
  );
  expect(spawnSync).toHaveBeenCalledTimes(1);
  expect(spawnSync).toHaveBeenLastCalledWith(
    process.execPath,
    [require.resolve('@playwright/test/cli'), 'install', 'chromium'],
    {stdio: 'inherit'},
  );

  jest.mocked(spawnSync).mockImplementationOnce(() => {
    addProgram('chromium');
    return {} as ReturnType<typeof spawnSync>;
  });
  expect(ensureBrowser()).toBe(join(folder, 'chromium'));
});
