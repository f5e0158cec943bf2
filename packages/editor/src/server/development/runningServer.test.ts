/** @jest-environment node */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {claimServer} from './runningServer';

const file = join(mkdtempSync(join(tmpdir(), 'server-')), 'editor/server.json');
const other = spawn('sleep', ['60']);
const listener = createServer().listen(0, '127.0.0.1');
let address = '';
const say = (server: object) => writeFileSync(file, JSON.stringify(server));

beforeAll(async () => {
  await once(listener, 'listening');
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});

afterAll(() => {
  other.kill();
  listener.close();
});

it('says where a server runs, and lets the same process start again', async () => {
  (await claimServer(file))(address);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({pid: process.pid, address});
  await claimServer(file);
});

it('refuses to run beside another server, and leaves it alone', async () => {
  say({pid: other.pid, address});
  await expect(claimServer(file)).rejects.toThrow(
    `The site is already running. Open ${address}, or stop it first`,
  );
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({pid: other.pid, address});
});

it('refuses to start beside a server that starts, unless that took too long', async () => {
  say({pid: other.pid});
  await expect(claimServer(file)).rejects.toThrow(
    'The site is already starting in another terminal',
  );
  const longAgo = new Date(Date.now() - 130_000);
  utimesSync(file, longAgo, longAgo);
  await claimServer(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({pid: process.pid});
});

it.each([
  [
    'whose process has the number of another program',
    () => say({pid: other.pid, address: 'http://127.0.0.1:1'}),
  ],
  ['whose port another program has', () => say({pid: 2 ** 22 + 1, address})],
  ['that wrote only half of its file', () => writeFileSync(file, '{')],
])('takes the place of a server %s', async (_what, leave) => {
  leave();
  (await claimServer(file))(address);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({pid: process.pid, address});
});

it('lets one of two servers run that take the place of a third at once', async () => {
  say({pid: 2 ** 22 + 1, address});
  const script = `require(${JSON.stringify(require.resolve('@sitekit/swc-register'))});
    const {claimServer} = require(${JSON.stringify(join(__dirname, 'runningServer.ts'))});
    const say = (line) => console.log(line);
    say('ready');
    process.stdin.once('data', () => claimServer(${JSON.stringify(file)}).then(
      () => say('It runs.'),
      ({message}) => say(message),
    ));`;
  const servers = [1, 2].map(() => {
    const {stdin, stdout} = spawn(process.execPath, ['-e', script]);
    return {stdin, lines: createInterface(stdout)[Symbol.asyncIterator]()};
  });
  const nextLines = () =>
    Promise.all(servers.map(async ({lines}) => String((await lines.next()).value)));
  await nextLines();
  servers.forEach(({stdin}) => stdin.write('start\n'));
  const answers = await nextLines();
  // Each runs until then.
  servers.forEach(({stdin}) => stdin.end());

  expect(answers.toSorted()).toEqual([
    'It runs.',
    'The site is already starting in another terminal. Open it there, or stop it first, with Ctrl+C.',
  ]);
}, 20_000);
