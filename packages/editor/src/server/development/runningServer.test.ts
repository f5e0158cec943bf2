/** @jest-environment node */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, readdirSync, utimesSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {claimServer} from './runningServer';

const other = spawn('sleep', ['60']);
const listener = createServer().listen(0, '127.0.0.1');
let address = '';
let folder = '';
const fileOf = (number: number) => join(folder, `server-${number}.json`);
/** What another server left. */
const say = (server: object) => writeFileSync(fileOf(1), JSON.stringify(server));
/** What the last server says, which is the only one. */
function said(): unknown {
  const [file = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}
/** Makes it older than a server takes to start. */
function age(): void {
  const longAgo = new Date(Date.now() - 130_000);
  utimesSync(fileOf(1), longAgo, longAgo);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
});

beforeAll(async () => {
  await once(listener, 'listening');
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});

afterAll(() => {
  other.kill();
  listener.close();
});

it('says where a server runs, and lets the same process start again', async () => {
  (await claimServer(folder))(address);
  expect(said()).toEqual({pid: process.pid, address});
  await claimServer(folder);
});

it('refuses to run beside another server, and leaves it alone', async () => {
  say({pid: other.pid, address});
  await expect(claimServer(folder)).rejects.toThrow(
    `The site is already running. Open ${address}, or stop it first`,
  );
  expect(said()).toEqual({pid: other.pid, address});
});

it('refuses to start beside a server that starts, unless that took too long', async () => {
  say({pid: other.pid});
  await expect(claimServer(folder)).rejects.toThrow(
    'The site is already starting in another terminal',
  );
  age();
  await claimServer(folder);
  expect(said()).toEqual({pid: process.pid});
});

it.each([
  [
    'whose process has the number of another program',
    () => say({pid: other.pid, address: 'http://127.0.0.1:1'}),
  ],
  ['whose port another program has', () => say({pid: 2 ** 22 + 1, address})],
  [
    'that wrote only half of its file long ago',
    () => {
      writeFileSync(fileOf(1), '{');
      age();
    },
  ],
])('takes the place of a server %s', async (_what, leave) => {
  leave();
  (await claimServer(folder))(address);
  expect(said()).toEqual({pid: process.pid, address});
});

it('lets one of two servers run that take the place of a third at once', async () => {
  say({pid: 2 ** 22 + 1, address});
  const script = `require(${JSON.stringify(require.resolve('@sitekit/swc-register'))});
    const {claimServer} = require(${JSON.stringify(join(__dirname, 'runningServer.ts'))});
    const say = (line) => console.log(line);
    say('ready');
    process.stdin.once('data', () => claimServer(${JSON.stringify(folder)}).then(
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
