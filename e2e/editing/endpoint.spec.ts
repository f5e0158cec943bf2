import {symlinkSync} from 'node:fs';
import {request as httpRequest} from 'node:http';
import type {IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';
import {join} from 'node:path';
import {expect, test} from './fixtures';
import type {StartedSite} from './StartedSite';

/* The endpoint of the editor changes files, so it only answers the site's own pages. */

type Endpoint = {address: string; token: string};
type Answer = {message: string};

const endpointOf = (site: StartedSite) =>
  JSON.parse(site.read('.docusaurus/start/editor/access.json')) as Endpoint;

/** Posts what a page of the site would, with other headers. */
async function post(
  site: StartedSite,
  body: object,
  headers: Record<string, string> = {},
  {address, token} = endpointOf(site),
): Promise<Answer & {status?: number}> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const ownPage = {
      host: new URL(site.address).host,
      origin: site.address,
      'content-type': 'application/json',
      'x-editor-token': token,
    };
    // Not a connection that the server has closed meanwhile.
    const options = {method: 'POST', agent: false, headers: {...ownPage, ...headers}};
    httpRequest(site.address + address, options, resolve)
      .on('error', reject)
      .end(JSON.stringify(body));
  });
  const {message} = JSON.parse(await text(response)) as Answer;
  return {status: response.statusCode, message};
}

const changed = 'The file was changed in the meantime. Look at the list again.';
const gone = {file: 'docs-content/index.mdx', line: 1, column: 1, message: 'Gone.'};
const fixGone = {action: 'fix', problem: gone, text: ''};

test('only pages of the site can change files', async ({site, page}) => {
  const {address, token} = endpointOf(site);
  expect((await post(site, fixGone, {origin: 'https://evil.test'})).status).toBe(403);
  expect((await post(site, fixGone, {}, {address, token: `${token}0`})).status).toBe(403);
  expect(await post(site, fixGone)).toEqual({status: 409, message: changed});
  // The terminal's text comes on its own, after the answer or before it.
  await expect.poll(() => site.output).toContain(`${address}: EditError: ${changed}`);
  expect((await post(site, fixGone, {'content-length': '30000000'})).status).toBe(413);
  expect(await post(site, {action: 'delete', file: 'docs-content/index.mdx'})).toEqual({
    status: 409,
    message: 'The server doesn’t know this request. Reload this page.',
  });

  // Other sites can't read the token, which is in the scripts.
  const response = await page.request.get(`${site.address}/main.js`);
  expect(await response.text()).toContain(token);
  expect(response.headers()).not.toHaveProperty('access-control-allow-origin');
  expect(response.headers()).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "frame-ancestors 'none'",
  });
});

test('a second server says where the first one runs, and leaves it alone', async ({site, page}) => {
  const {status, output} = site.startAgain();
  expect(output).toContain(`The site is already running. Open ${site.address}/, or stop it first`);
  expect(status).toBe(1);

  expect(await post(site, fixGone)).toEqual({status: 409, message: changed});
  await page.goto(site.address);
});

test('only files of the content can be changed', async ({site}) => {
  const link = 'docs-content/data/link.yaml';
  symlinkSync('../../package.json', join(site.folder, link));
  const before = site.read('package.json');
  for (const file of ['package.json', '/etc/passwd', 'docs-content/../package.json', link]) {
    const problem = {file, line: 1, column: 1, message: 'Wrong.'};
    expect(await post(site, {action: 'fix', problem, text: 'x'})).toEqual({
      status: 409,
      message: changed,
    });
  }
  expect(site.read('package.json')).toBe(before);
});

test('a problem that another program changed in the meantime isn’t fixed', async ({site}) => {
  const file = 'docs-content/benefits.mdx';
  site.change(file, '</Hero>', '</Hero>\n\nIt saves the the hours.');
  const edited = site.read(file);
  const line = edited.split('\n').indexOf('It saves the the hours.') + 1;
  const problem = {file, line, column: 14, message: '"the" is repeated.'};
  const fix = {action: 'fix', problem, text: ''};

  expect(await post(site, {...fix, problem: {...problem, column: 8}})).toEqual({
    status: 409,
    message: changed,
  });
  expect((await post(site, {...fix, text: 'rm -rf'})).status).toBe(409);
  expect(site.read(file)).toBe(edited);

  const fixed = await post(site, fix);
  expect(fixed.status).toBe(200);
  expect(site.read(file)).toBe(edited.replace('the the', 'the'));
});
