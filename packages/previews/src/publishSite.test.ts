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
function publish(files: Record<string, string>, run = {workflow: 'Deploy', number: 1}) {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  writeFiles(build, {'index.html': 'new', ...files});
  return publishSite(build, run, remote);
}

it('replaces the site and keeps the previews', async () => {
  await updatePagesBranch(remote, 'Before', (pages) =>
    writeFiles(pages, {
      'pr-7/index.html': 'old',
      'pr-7-review/index.html': 'old',
      'old/index.html': 'old',
      'pr-old.html': 'old',
      CNAME: 'old.company.com\n',
    }),
  );
  await publish({});

  expect(remote.published()).toEqual([
    '.published-by.json',
    'index.html',
    'pr-7-review/index.html',
    'pr-7/index.html',
  ]);
  expect(remote.show('index.html')).toBe('new');
});

it('keeps the assets of earlier deployments, until they are too large', async () => {
  await publish({'assets/a.1.js': '', 'about.html': ''});
  await publish({'assets/film.2.mp4': 'a'.repeat(20_000_001)});
  expect(remote.published()).toEqual([
    '.published-by.json',
    'assets/a.1.js',
    'assets/film.2.mp4',
    'index.html',
  ]);

  await publish({'assets/a.3.js': ''});
  expect(remote.published()).toEqual(['.published-by.json', 'assets/a.3.js', 'index.html']);
});

it('leaves out what only other hosts need', async () => {
  await publish({
    'index.html.br': '',
    'index.html.gz': '',
    'nginx/site.conf': '',
    _headers: '',
    'files/data.gz': '',
  });

  expect(remote.published()).toEqual([
    '.published-by.json',
    '_headers',
    'files/data.gz',
    'index.html',
  ]);
});

it('leads from addresses with a slash, and from old ones, to pages', async () => {
  await publish({
    '404.html': '',
    'benefits.html': '',
    'docs/index.html': '',
    'docs/start.html': '',
    _redirects: '/pricing /benefits\n/docs/start /\n/old/ https://a.example/b',
  });

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

it('publishes a run of another workflow, whose numbers start at 1 again', async () => {
  await publish({}, {workflow: 'Deploy', number: 50});
  await publish({'renamed.html': ''}, {workflow: 'Publish', number: 1});

  expect(remote.published()).toContain('renamed.html');
});
