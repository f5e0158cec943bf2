/** @jest-environment node */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openOutsideLinks, report} from './outsideLinks';

let server: Server;
let other: string;
let requested: string[];

/** Another site. Its addresses say what it answers. */
beforeEach(async () => {
  requested = [];
  server = createServer(({url = ''}, response) => {
    requested.push(url);
    const [, name = ''] = url.split('/');
    if (name === 'slow') {
      return; // until the request is given up
    }
    if (name === 'moved') {
      response.writeHead(301, {location: url.replace('/moved', '')}).end();
    } else if (name === 'restarting') {
      const failed = requested.filter((each) => each === url).length <= 2; // HEAD, then GET
      response.writeHead(failed ? 503 : 200).end();
    } else {
      response.writeHead(Number(name)).end();
    }
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

/** Only the slow address runs out of time, however busy this computer is. */
beforeEach(() => {
  process.env.https_proxy = ''; // linkinator would ask the proxy for loopback addresses, too
  const {fetch} = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const isSlow = address === `${other}/slow`;
    return fetch(address, {...init, signal: isSlow ? AbortSignal.timeout(100) : null});
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((closed) => {
    server.close(closed);
  });
});

/** A build whose pages have these links. */
function buildWith(pages: Record<string, string[]>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const [name, links] of Object.entries(pages)) {
    const html = links.map((link) => `<a href="${link}">there</a>`).join('\n');
    const head = `<link rel="canonical" href="${other}/404/us/">`;
    writeFileSync(join(folder, name), `<!doctype html>${head}${html}`);
  }
  return folder;
}

it('lists the addresses that are broken, and those whose servers refuse a program', async () => {
  const addresses = ['200', 'moved/200', 'moved/410', '404', '403', '429', '999', '500', 'slow'];
  const build = buildWith({
    'index.html': ['/missing', 'mailto:us@example.com', `${other}/404`, `${other}/403#part`],
    // Only an administrator could listen at this port, so it's closed.
    'tools.html': [...addresses.map((address) => `${other}/${address}`), 'http://127.0.0.1:2/'],
  });

  const {text, hasBroken} = report(await openOutsideLinks(build, 0));

  expect(hasBroken).toBe(true);
  expect(text.replaceAll(other, 'http://other')).toMatchInlineSnapshot(`
"5 of 10 addresses of other sites didn’t open, twice in a row.

| Page | Address | Answer | What to do |
| --- | --- | --- | --- |
| /tools | http://127.0.0.1:2/ | no answer (ECONNREFUSED) | Open it by hand. If it doesn’t open today or tomorrow, replace or delete the link. |
| /, /tools | http://other/404 | 404 | This page doesn’t exist. Find its new address, or delete the link. |
| /tools | http://other/500 | 500 | Open it by hand. If it doesn’t open today or tomorrow, replace or delete the link. |
| /tools | http://other/moved/410 | 410 | This page doesn’t exist. Find its new address, or delete the link. |
| /tools | http://other/slow | no answer in 30 seconds | Open it by hand. If it doesn’t open today or tomorrow, replace or delete the link. |

To find the line to change, search the folder \`docs-content\` for the address.

These servers refuse robots, so their addresses may still work:

| Page | Address | Answer | What to do |
| --- | --- | --- | --- |
| /, /tools | http://other/403 | 403 | Refused to answer a robot. Open it by hand. |
| /tools | http://other/429 | 429 | Refused to answer a robot. Open it by hand. |
| /tools | http://other/999 | 999 | Refused to answer a robot. Open it by hand. |
"
`);
  expect(requested.filter((url) => url.startsWith('/404/us/'))).toEqual([]);
});

it('has nothing to say about an address that opens the second time', async () => {
  const build = buildWith({'index.html': [`${other}/restarting`, `${other}/200`]});

  expect(report(await openOutsideLinks(build, 0))).toEqual({
    text: 'None of 2 addresses of other sites is broken.\n',
    hasBroken: false,
  });
  expect(requested.filter((url) => url === '/restarting')).toHaveLength(3);
});

it('a computer that is offline, or a build that is missing, finds no broken links', async () => {
  const offline = openOutsideLinks(buildWith({'index.html': ['http://127.0.0.1:2/']}), 0);
  await expect(offline).rejects.toThrow('None of 1 addresses answered. Is this computer online?');
  await expect(openOutsideLinks('/nowhere')).rejects.toThrow('Run "npm run build" first.');
});
