/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {publishSite} from './publishSite';
import {initRemote} from './testing/initRemote';
import {updatePagesBranch} from './updatePagesBranch';

// A test runs dozens of git processes.
jest.setTimeout(60_000);

let url = '';
let build = '';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const run = {workflow: 'company/site/.github/workflows/deploy.yml', number: 1};
const publish = (now = day(1), {baseUrl = '/', number = 1} = {}) =>
  publishSite(build, {baseUrl, run: {...run, number}}, {url}, now);

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
  initRemote(url);
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

describe('a file whose name has a hash', () => {
  const menu = 'assets/js/Menu.A1.js';

  it('stays for 30 days after the last deployment with it', async () => {
    buildOf(menu);
    await publish(day(1));
    buildOf('assets/js/Menu.B2.js');
    await publish(day(10));
    buildOf('assets/js/Menu.C3.js');
    await publish(day(40));

    expect(published()).toEqual(expect.arrayContaining([menu, 'assets/js/Menu.B2.js']));
    expect(git('show', `gh-pages:${menu}`)).toBe(menu);

    buildOf('assets/js/Menu.D4.js');
    await publish(day(41));
    expect(published()).not.toContain(menu);
    expect(published()).toContain('assets/js/Menu.B2.js');
    await publish(day(90));
    expect(published().filter((path) => path.endsWith('.js'))).toEqual(['assets/js/Menu.D4.js']);
    expect(published()).not.toContain('replaced-assets.json');
  });

  it('stays when it returns, and for 30 more days after that', async () => {
    buildOf(menu);
    await publish(day(1));
    buildOf();
    await publish(day(2));
    buildOf(menu);
    await publish(day(40));
    expect(published()).not.toContain('replaced-assets.json');
    buildOf();
    await publish(day(41));
    buildOf('about.html');
    await publish(day(71));

    expect(published()).toContain(menu);
  });

  it("doesn't change the branch when the same build is published again", async () => {
    buildOf(menu);
    await publish(day(1));
    buildOf();
    await publish(day(2));

    const before = git('rev-parse', 'gh-pages');
    await publish(day(3));

    expect(git('rev-parse', 'gh-pages')).toBe(before);
  });
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
  await publish(day(1), {baseUrl: '/site/'});

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
  expect(targetOf('benefits/index.html')).toBe('/site/benefits');
  expect(targetOf('pricing.html')).toBe('/site/benefits');
  expect(targetOf('pricing/index.html')).toBe('/site/benefits');
  expect(targetOf('docs/start.html')).toBeUndefined();
  expect(targetOf('old/index.html')).toBe('https://a.example/b');
});

it('keeps what a newer run published', async () => {
  await publish(day(2), {number: 2});
  buildOf('late.html');

  expect(await publish(day(3), {number: 1})).toEqual({...run, number: 2});
  expect(published()).not.toContain('late.html');
  expect(await publish(day(3), {number: 2})).toBeUndefined();
  expect(published()).toContain('late.html');
});

it('publishes a run of another workflow, whose numbers start at 1 again', async () => {
  await publish(day(2), {number: 50});
  buildOf('renamed.html');
  await publishSite(build, {baseUrl: '/', run: {workflow: 'a', number: 1}}, {url}, day(3));

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
