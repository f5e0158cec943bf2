/** @jest-environment node */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {updatePagesBranch} from './pagesBranch.ts';
import {publishSite} from './publishSite.ts';
import {FakeRemote, writeFiles} from './testing/FakeGitHub.ts';

let remote: FakeRemote;
beforeEach(() => {
  remote = new FakeRemote();
});
afterEach(() => {
  rmSync(remote.serverUrl, {recursive: true});
});

/** What each deployment has besides its build. */
const own = ['.published-by.json', 'index.html', 'robots.txt'];

/** Publishes a build. */
function publishFiles(files: Record<string, string>) {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  writeFiles(build, {'index.html': 'new', ...files});
  return publishSite(build, {workflow: 'Deploy', number: 1}, remote);
}

const publishedAssets = () => remote.published().filter((path) => path.startsWith('assets/'));

it('replaces the site and keeps the previews', async () => {
  const before = ['pr-7/a.html', 'pr-7-review/a.html', 'old/index.html', 'pr-old.html', 'CNAME'];
  await updatePagesBranch(remote, 'Before', (pages) =>
    writeFiles(pages, Object.fromEntries(before.map((path) => [path, 'old']))),
  );
  await publishFiles({});

  const kept = ['pr-7-review/a.html', 'pr-7/a.html'];
  expect(remote.published().sort()).toEqual([...own, ...kept].sort());
});

it('removes earlier assets when they are too large, and never those of an open page', async () => {
  const film = 'a'.repeat(8_000_000);
  await publishFiles({'assets/1.mp4': film});
  await publishFiles({'assets/2.mp4': film, 'assets/kept.js': ''});
  await publishFiles({'assets/3.mp4': film});
  expect(publishedAssets()).toEqual(['assets/2.mp4', 'assets/3.mp4', 'assets/kept.js']);
});

it('asks search engines to stay away from the files of previews, and of nothing else', async () => {
  await publishFiles({'robots.txt': 'User-agent: *\nAllow: /\n'});

  const robots = remote.show('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n\nUser-agent: \*\nDisallow: /);
  const patterns = Array.from(robots.matchAll(/^Disallow: (.*)$/gm), ([, pattern = '']) =>
    pattern.replaceAll('.', '\\.').replaceAll('*', '.*'),
  );
  const isHidden = (path: string) => patterns.some((each) => new RegExp(`^${each}`).test(path));
  expect(['/pr-7/a.pdf', '/pr-10/img/a.png', '/pr-9-review/a.json'].filter(isHidden)).toHaveLength(
    3,
  );
  expect(['/pr-7/a', '/pr-kit.pdf', '/pr-photos/logo.png'].filter(isHidden)).toEqual([]);
});

it('leads from addresses with a slash, and from old ones, to pages', async () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  writeFiles(build, {
    '404.html': '',
    'benefits.html': '',
    'docs/index.html': '',
    'docs/start.html': '',
    'über.html': '',
    _redirects:
      '/pricing /benefits\n/docs/start /\n/old/ https://a.example/b\n/gr%C3%B6%C3%9Fe /%C3%BCber',
  });
  await publishSite(build, {workflow: 'Deploy', number: 1}, remote);

  const targets = remote
    .published()
    .map((path) => [path, /url=([^"]*)/.exec(remote.show(path))?.[1]])
    .filter(([, target]) => target !== undefined);
  expect(Object.fromEntries(targets)).toEqual({
    'benefits/index.html': './../benefits',
    'docs/start/index.html': './../../docs/start',
    'größe.html': './%C3%BCber',
    'größe/index.html': './../%C3%BCber',
    'old.html': 'https://a.example/b',
    'old/index.html': 'https://a.example/b',
    'pricing.html': './benefits',
    'pricing/index.html': './../benefits',
    'über/index.html': './../%C3%BCber',
  });
});
