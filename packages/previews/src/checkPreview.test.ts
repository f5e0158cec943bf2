/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {checkPreview, siteLimits} from './checkPreview';

const page = '<!doctype html><head><meta name=robots content="noindex, nofollow"><title>A</title>';
let folder = '';

function write(path: string, text = page) {
  mkdirSync(dirname(join(folder, path)), {recursive: true});
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  write('index.html');
  write('assets/js/Navbar.js', 'export {}');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

it('lets a build pass', () => {
  write('benefits.html');
  write('img/a picture (2).png', '');

  expect(checkPreview(folder, siteLimits).sort()).toEqual([
    'assets/js/Navbar.js',
    'benefits.html',
    'img/a picture (2).png',
    'index.html',
  ]);
});

it.each<[string, () => void, string]>([
  ['has no first page', () => rmSync(join(folder, 'index.html')), 'it has no index.html.'],
  [
    'is not there',
    () => (folder = join(folder, 'assets/js/Navbar.js')),
    'a folder of it is missing',
  ],
  [
    'links to a file',
    () => symlinkSync('/etc/passwd', join(folder, 'a.txt')),
    '"a.txt" is neither a file nor a folder.',
  ],
  [
    'links to a folder',
    () => symlinkSync('/etc', join(folder, 'assets/etc')),
    '"assets/etc" is neither a file nor a folder.',
  ],
  [
    'has a pipe',
    () => void execFileSync('mkfifo', [join(folder, 'a.txt')]),
    '"a.txt" is neither a file nor a folder.',
  ],
  ['has a .git', () => write('.git/config'), '".git" has a name that no file of a build has.'],
  ['hides a file', () => write('assets/.htaccess'), '"assets/.htaccess" has a name'],
  ['has a path in a name', () => write('..\\index.html'), 'has a name'],
  ['has a line end in a name', () => write('a\nb.html'), 'has a name'],
  ['has a file of another kind', () => write('run.sh'), '"run.sh" is of a kind'],
  ['names a domain', () => write('CNAME'), '"CNAME" is of a kind'],
  [
    'has a page for search engines',
    () => write('a.html', '<title>A</title>'),
    '"a.html" does not ask',
  ],
  [
    'says so only in a comment',
    () => write('a.html', '<!-- <meta name="robots" content="noindex"> --><title>A</title>'),
    '"a.html" does not ask',
  ],
  [
    'says so of something else',
    () => write('a.html', '<meta name="description" content="noindex"><title>A</title>'),
    '"a.html" does not ask',
  ],
])('refuses a folder that %s', (_what, spoil, message) => {
  const before = folder;
  spoil();
  const spoilt = folder;
  folder = before;

  expect(() => checkPreview(spoilt, siteLimits)).toThrow(/^The preview is not published: /);
  expect(() => checkPreview(spoilt, siteLimits)).toThrow(message);
});

it('refuses too many files, and too large ones', () => {
  expect(() => checkPreview(folder, {files: 1, bytes: 1e6})).toThrow('more than 1 files');
  expect(() => checkPreview(folder, {files: 9, bytes: 20})).toThrow('more than 20 bytes');
});
