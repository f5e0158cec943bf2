/** @jest-environment node */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {updatePagesBranch} from './pagesBranch.ts';
import {publishSite} from './publishSite.ts';
import {FakeRemote, writeFiles} from './testing/FakeGitHub.ts';

// A test runs dozens of git processes.
jest.setTimeout(60_000);

let remote: FakeRemote;
beforeEach(() => {
  remote = new FakeRemote();
});
afterEach(() => {
  rmSync(remote.serverUrl, {recursive: true});
});

/** Publishes a build. */
function publish(...paths: string[]) {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  writeFiles(build, Object.fromEntries([...paths, 'index.html'].map((path) => [path, 'new'])));
  return publishSite(build, {workflow: 'Deploy', number: 1}, remote);
}

it('replaces the site and keeps the previews', async () => {
  const before = ['pr-7/a.html', 'pr-7-review/a.html', 'old/index.html', 'pr-old.html', 'CNAME'];
  await updatePagesBranch(remote, 'Before', (pages) =>
    writeFiles(pages, Object.fromEntries(before.map((path) => [path, 'old']))),
  );
  await publish();

  const kept = ['pr-7-review/a.html', 'pr-7/a.html'];
  expect(remote.published()).toEqual(['.published-by.json', 'index.html', ...kept]);
});

it('keeps the assets of earlier deployments', async () => {
  await publish('assets/a.1.js', 'about.html');
  await publish('assets/a.2.js');

  const assets = ['assets/a.1.js', 'assets/a.2.js'];
  expect(remote.published()).toEqual(['.published-by.json', ...assets, 'index.html']);
});

it('removes the assets of earlier deployments when they are too large', async () => {
  await updatePagesBranch(remote, 'Before', (pages) =>
    writeFiles(pages, {'assets/film.mp4': 'a'.repeat(20_000_001)}),
  );
  await publish();

  expect(remote.published()).toEqual(['.published-by.json', 'index.html']);
});

it('leaves out what only other hosts need', async () => {
  await publish('index.html.br', 'index.html.gz', 'nginx/site.conf', 'files/data.gz');

  expect(remote.published()).toEqual(['.published-by.json', 'files/data.gz', 'index.html']);
});

it('leads from addresses with a slash, and from old ones, to pages', async () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  writeFiles(build, {
    '404.html': '',
    'benefits.html': '',
    'docs/index.html': '',
    'docs/start.html': '',
    _redirects: '/pricing /benefits\n/docs/start /\n/old/ https://a.example/b',
  });
  await publishSite(build, {workflow: 'Deploy', number: 1}, remote);

  const targets = remote
    .published()
    .map((path) => [path, /url=([^"]*)/.exec(remote.show(path))?.[1]])
    .filter(([, target]) => target !== undefined);
  expect(Object.fromEntries(targets)).toEqual({
    'benefits/index.html': './../benefits',
    'docs/start/index.html': './../../docs/start',
    'old.html': 'https://a.example/b',
    'old/index.html': 'https://a.example/b',
    'pricing.html': './benefits',
    'pricing/index.html': './../benefits',
  });
});
