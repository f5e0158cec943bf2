/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

// Each test starts a Node.js process, which loads Docusaurus.
jest.setTimeout(60_000);

const bin = join(__dirname, '../bin/site-previews.mjs');
let siteDir = '';

function run(env: Record<string, string>, ...args: string[]) {
  const {stdout, stderr, status} = spawnSync(process.execPath, [bin, ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    env: {PATH: process.env.PATH, ...env},
  });
  return {stdout, stderr, status};
}

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(
    join(siteDir, 'docusaurus.config.js'),
    `module.exports = {title: 'A', url: 'https://www.company.com', baseUrl: '/'};`,
  );
});
afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

it('prints where a preview of the configured site is served', () => {
  expect(run({GITHUB_REPOSITORY: 'company/site'}, 'urls', '7')).toEqual({
    status: 0,
    stderr: '',
    stdout:
      'base-url=/pr-7/\npreview-url=https://www.company.com/pr-7/\nreport-url=https://www.company.com/pr-7-review/\n',
  });
});

it.each<[string, Record<string, string>, string[], string]>([
  ['without a command', {}, [], 'Usage:'],
  ['without a folder', {}, ['publish-site'], 'Usage:'],
  [
    'without GITHUB_REPOSITORY',
    {},
    ['urls'],
    'The environment variable GITHUB_REPOSITORY is missing.',
  ],
  [
    'with another number',
    {GITHUB_REPOSITORY: 'company/site'},
    ['urls', '7a'],
    '"7a" is not the number of a pull request.',
  ],
])('fails %s', (_what, env, args, message) => {
  const {status, stderr} = run(env, ...args);

  expect(status).toBe(1);
  expect(stderr).toContain(message);
});
