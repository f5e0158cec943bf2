import {symlinkSync, unlinkSync, writeFileSync} from 'node:fs';
import {request as httpRequest} from 'node:http';
import {join} from 'node:path';
import {expect, test} from './fixtures';
import type {StartedSite} from './StartedSite';

/* The endpoint of the panel changes files, so it only answers the site's own pages. */

type Report = {
  endpoint: {address: string; token: string};
};

/** What the panel shows. */
const reportOf = (site: StartedSite) =>
  JSON.parse(site.read('.docusaurus/problem-panel/report.json')) as Report;

/** Posts what a page of the site would, with other headers. */
function post(
  site: StartedSite,
  body: object,
  headers: Record<string, string> = {},
): Promise<{status?: number; message: string}> {
  const {endpoint} = reportOf(site);
  return new Promise((resolve, reject) => {
    const ownPage = {
      host: new URL(site.server.address).host,
      origin: site.server.address,
      'content-type': 'application/json',
      'x-authoring-token': endpoint.token,
    };
    httpRequest(
      site.server.address + endpoint.address,
      {method: 'POST', headers: {...ownPage, ...headers}},
      (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part;
          })
          .on('end', () =>
            resolve({
              status: response.statusCode,
              message: (JSON.parse(text) as {message: string}).message,
            }),
          );
      },
    )
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

const fixAll = {action: 'fixAll'};
const open = (file: string) => ({action: 'open', file, line: 1, column: 1});

test('only pages of the site can change files', async ({site, page}) => {
  const {port} = new URL(site.server.address);
  const foreign = `evil.test:${port}`;
  const foreignHeaders: Record<string, string>[] = [
    {host: foreign, origin: `http://${foreign}`},
    {origin: 'https://evil.test'},
    {'x-authoring-token': ''},
    {'x-authoring-token': reportOf(site).endpoint.token.replace(/^./, 'x')},
    {'content-type': 'text/plain'},
  ];
  for (const headers of foreignHeaders) {
    expect((await post(site, fixAll, headers)).status, JSON.stringify(headers)).toBe(403);
  }
  expect(await post(site, {action: 'delete', file: 'docs-content/index.mdx'})).toEqual({
    status: 409,
    message: 'The server doesn’t know this request. Reload this page.',
  });

  // Other sites can't read the token, which is in the scripts.
  const response = await page.request.get(`${site.server.address}/main.js`);
  expect(await response.text()).toContain(reportOf(site).endpoint.token);
  expect(response.headers()).not.toHaveProperty('access-control-allow-origin');
});

test('only files of the content can be opened and changed', async ({site}) => {
  const {folder} = site;
  symlinkSync('../package.json', join(folder, 'docs-content/link.mdx'));
  const refused = ['package.json', '../secret.txt', '/etc/passwd', 'docs-content/link.mdx'];
  for (const file of [...refused, 'docs-content/../package.json']) {
    expect(await post(site, open(file))).toEqual({
      status: 409,
      message: `${file} isn't part of the content.`,
    });
  }
  unlinkSync(join(folder, 'docs-content/link.mdx'));
});

test('a problem that an editor changed in the meantime isn’t fixed', async ({site}) => {
  const file = 'docs-content/benefits.mdx';
  const path = join(site.folder, file);
  site.change(file, '</Hero>', '</Hero>\n\nWe use Github.');
  const text = site.read(file);
  const problem = {
    file,
    line: text.split('\n').indexOf('We use Github.') + 1,
    column: 8,
    message: '"Github" should be "GitHub".',
  };
  const edited = text.replace('We use Github.', 'Now we use Github.');
  writeFileSync(path, edited);

  expect(await post(site, {action: 'fix', problem, text: 'GitHub'})).toEqual({
    status: 409,
    message: 'The file was changed in the meantime. Look at the list again.',
  });
  const moved = {...problem, column: 12};
  expect((await post(site, {action: 'fix', problem: moved, text: 'rm -rf'})).status).toBe(409);
  expect(site.read(file)).toBe(edited);

  expect((await post(site, {action: 'fix', problem: moved, text: 'GitHub'})).status).toBe(200);
  expect(site.read(file)).toBe(edited.replace('Github', 'GitHub'));
  expect((await post(site, {action: 'undo'})).status).toBe(200);
  expect(site.read(file)).toBe(edited);
  site.restore(file);
});
