/** @jest-environment node */
import {spawn, spawnSync} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {existsSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';

let folder = '';
let lock = '';
const running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'build.lock');
});
afterEach(() => {
  running.splice(0).forEach((build) => build.kill('SIGKILL'));
});

/** A program that locks the build, says so, and then does this. */
const program = (then = '') => [
  '--require',
  '@sitekit/swc-register',
  '--eval',
  `require(${JSON.stringify(require.resolve('./buildLock.ts'))})` +
    `.lockBuild(${JSON.stringify(folder)}); console.log('builds'); ${then}`,
];

/** Starts a build that doesn't end by itself, and waits until it has the lock. */
async function startBuild(): Promise<ChildProcess> {
  const build = spawn(process.execPath, program('setInterval(() => {}, 1000)'));
  running.push(build);
  await new Promise((resolve) => build.stdout.once('data', resolve));
  return build;
}

const build = () => spawnSync(process.execPath, program(), {encoding: 'utf8'});

it('stops a second build with a sentence that names the first', async () => {
  const {pid} = await startBuild();
  const {status, stdout, stderr} = build();

  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `[ERROR] Process ${pid} is already building this site: wait until it ends, or delete ` +
      `${relative('.', lock)} if that process isn't a build.\n`,
  );
});

it('lets the next build start when the first has ended, even if it crashed', async () => {
  const first = await startBuild();
  const ended = new Promise((resolve) => first.once('exit', resolve));
  first.kill('SIGKILL');
  await ended;
  expect(existsSync(lock)).toBe(true);

  expect(build()).toMatchObject({status: 0, stdout: 'builds\n'});
  expect(existsSync(lock)).toBe(false);
});
