/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {publishSite} from './publishSite.ts';
import {updatePagesBranch} from './updatePagesBranch.ts';

// A test runs dozens of git processes.
jest.setTimeout(60_000);

let url = '';
let build = '';

const run = {workflow: 'Deploy', number: 1};
const publish = (number = 1) => publishSite(build, {...run, number}, {url});

/** Replaces the build. Its files contain their names. */
function buildOf(...files: string[]) {
  rmSync(build, {recursive: true});
  for (const file of ['index.html', ...files]) {
    mkdirSync(dirname(join(build, file)), {recursive: true});
    writeFileSync(join(build, file), file);
  }
}

const git = (...args: string[]) =>
  execFileSync('git', ['--git-dir', url, ...args], {encoding: 'utf8'}).trim();
const published = () => git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n');

beforeEach(() => {
  url = mkdtempSync(join(tmpdir(), 'remote-'));
  execFileSync('git', ['init', '--quiet', '--bare', url]);
  build = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(build, 'index.html'), 'new');
});

it('replaces the site and keeps the previews', async () => {
  await updatePagesBranch({url}, 'Before', (pages) => {
    for (const path of ['pr-7', 'pr-7-review', 'old']) {
      mkdirSync(join(pages, path));
      writeFileSync(join(pages, path, 'index.html'), 'old');
    }
    writeFileSync(join(pages, 'pr-old.html'), 'old');
    writeFileSync(join(pages, 'CNAME'), 'old.company.com\n');
  });

  expect(await publish()).toBeUndefined();

  expect(published()).toEqual([
    '.published-by.json',
    'index.html',
    'pr-7-review/index.html',
    'pr-7/index.html',
  ]);
  expect(git('show', 'gh-pages:index.html')).toBe('new');
});

it('keeps the assets of earlier deployments, until they are too large', async () => {
  buildOf('assets/a.1.js', 'about.html');
  await publish();
  buildOf('assets/a.2.js');
  await publish();
  expect(published()).toEqual([
    '.published-by.json',
    'assets/a.1.js',
    'assets/a.2.js',
    'index.html',
  ]);

  writeFileSync(join(build, 'assets/film.3.mp4'), Buffer.alloc(20_000_001));
  await publish();
  expect(published()).toContain('assets/a.1.js');
  buildOf('assets/a.4.js');
  await publish();
  expect(published()).toEqual(['.published-by.json', 'assets/a.4.js', 'index.html']);
});

it('leaves out what only other hosts need', async () => {
  buildOf('index.html.br', 'index.html.gz', 'nginx/site.conf', '_headers', 'files/data.gz');
  await publish();

  expect(published()).toEqual(['.published-by.json', '_headers', 'files/data.gz', 'index.html']);
});

it('leads from addresses with a slash, and from old ones, to pages', async () => {
  buildOf('404.html', 'benefits.html', 'docs/index.html', 'docs/start.html');
  writeFileSync(
    join(build, '_redirects'),
    '/pricing /benefits\n/docs/start /\n/old/ https://a.example/b',
  );
  await publish();

  expect(published().filter((path) => path.endsWith('.html'))).toEqual([
    '404.html',
    'benefits.html',
    'benefits/index.html',
    'docs/index.html',
    'docs/start.html',
    'docs/start/index.html',
    'index.html',
    'old/index.html',
    'pricing.html',
    'pricing/index.html',
  ]);
  const targetOf = (path: string) => /url=([^"]*)/.exec(git('show', `gh-pages:${path}`))?.[1];
  expect(targetOf('benefits/index.html')).toBe('./../benefits');
  expect(targetOf('pricing.html')).toBe('./benefits');
  expect(targetOf('pricing/index.html')).toBe('./../benefits');
  expect(targetOf('docs/start.html')).toBeUndefined();
  expect(targetOf('old/index.html')).toBe('https://a.example/b');
});

it('publishes a run of another workflow, whose numbers start at 1 again', async () => {
  await publish(50);
  buildOf('renamed.html');
  await publishSite(build, {workflow: 'a', number: 1}, {url});

  expect(published()).toContain('renamed.html');
});

it('rejects a folder without a build', async () => {
  rmSync(join(build, 'index.html'));

  await expect(publish()).rejects.toThrow('has no index.html. Run "npm run build" first.');
});

it('rejects a page named like a preview', async () => {
  mkdirSync(join(build, 'pr-7'));

  await expect(publish()).rejects.toThrow(
    '"pr-7" is reserved for a preview. Rename this page or folder.',
  );
});
