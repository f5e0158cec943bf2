import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {findNginx} from './findNginx.ts';

export type RunningNginx = {
  /** Where it serves the folder: `http://localhost:40123`. */
  address: string;
  /** Whether it sends `.br` files: not without the module for them. */
  sendsBrotli: boolean;
  stop: () => Promise<void>;
};

const startAttempts = 50;
const attemptDelayMs = 100;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const {port} = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** The configuration for a single test run, around the part that a guide gives. */
function wholeConfiguration(configuration: string, brotliModule = '', mimeTypes: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    brotliModule && `load_module ${brotliModule};`,
    process.getuid?.() === 0 ? 'user root;' : '',
    'pid nginx.pid;',
    'daemon off;',
    'master_process off;',
    'events {}',
    'http {',
    `include ${mimeTypes};`,
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${name};`),
    configuration,
    '}',
  ].join('\n');
}

async function waitFor(address: string, isRunning: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < startAttempts && isRunning(); attempt += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response) {
      return true;
    }
    await sleep(attemptDelayMs);
  }
  return false;
}

/**
 * Serves a folder with nginx, for tests.
 *
 * @param configuration what a guide tells people to put into `http`, for port 80 and a folder
 * @param placeholder the folder in that configuration; everything else stays as written, except
 *   the port, and `brotli_static` where the module for it is missing
 * @throws Error if nginx isn't installed or doesn't accept the configuration
 */
export async function startNginx(
  configuration: string,
  placeholder: string,
  folder: string,
): Promise<RunningNginx> {
  const nginx = findNginx();
  if (!nginx) {
    throw new Error('nginx isn\'t installed. Run "npx install-nginx".');
  }
  const port = await freePort();
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  const adapted = configuration
    .replaceAll(placeholder, resolve(folder))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(nginx.brotliModule ? '' : /brotli_static on;/, '');
  const file = join(prefix, 'nginx.conf');
  writeFileSync(file, wholeConfiguration(adapted, nginx.brotliModule, nginx.mimeTypes));

  const child = spawn(nginx.program, ['-p', prefix, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const address = `http://localhost:${port}`;
  const stop = async () => {
    child.kill();
    await exited;
    rmSync(prefix, {recursive: true});
  };
  if (!(await waitFor(address, () => child.exitCode === null))) {
    await stop();
    throw new Error(`nginx didn't start:\n${errors}`);
  }
  return {address, sendsBrotli: nginx.brotliModule !== undefined, stop};
}
