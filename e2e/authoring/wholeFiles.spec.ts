import {once} from 'node:events';
import {connect} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {expect, patience, test} from './fixtures';
import type {StartedSite} from './StartedSite';

/* A page can be opened while a change is compiled. */

const script = '/main.js';

const download = async (site: StartedSite): Promise<string> =>
  (await fetch(site.address + script)).text();

/**
 * Requests the script on one connection, more often than fits into its buffers, and reads nothing yet.
 *
 * @returns a function that reads all answers
 */
async function downloadSlowly(site: StartedSite, times: number): Promise<() => Promise<string[]>> {
  const {host, hostname, port} = new URL(site.address);
  const socket = connect(Number(port), hostname);
  const request = (connection: string) =>
    `GET ${script} HTTP/1.1\r\nHost: ${host}\r\nConnection: ${connection}\r\n\r\n`;
  socket.write(request('keep-alive').repeat(times - 1) + request('close'));
  await once(socket, 'readable');
  return async () => {
    const answers = (await buffer(socket)).toString();
    return answers.split(/HTTP\/1\.1 200 OK\r\n[\s\S]*?\r\n\r\n/).slice(1);
  };
}

test('a script that is being sent stays as it was when it was asked for', async ({site}) => {
  const brand = 'A brand with a longer name';
  const readAll = await downloadSlowly(site, 6);

  site.change('docs-content/data/site.yaml', /^brand: .*/m, `brand: ${brand}`);
  await expect.poll(async () => (await download(site)).includes(brand), patience).toBe(true);

  const answers = await readAll();
  const isWhole = (answer: string) =>
    answer === answers[0] && answer.endsWith('//# sourceMappingURL=main.js.map');
  expect(answers.map(isWhole)).toEqual(Array.from({length: 6}, () => true));
});
