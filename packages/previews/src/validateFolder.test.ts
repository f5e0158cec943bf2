/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {siteLimits, validateFolder} from './validateFolder.ts';

const page = '<!doctype html><title>A</title>';
let folder = '';

function write(path: string, text = page) {
  mkdirSync(dirname(join(folder, path)), {recursive: true});
  writeFileSync(join(folder, path), text);
}

const validate = () => validateFolder(folder, siteLimits);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  write('index.html');
  write('assets/js/Navbar.js', 'export {}');
});

it.each([
  ...['benefits.html', 'img/a picture (2).png', '_headers', '_redirects', 'Photo.JPG'],
  ...['film.mp4', 'prices.csv', 'Prices.CSV', 'site.webmanifest', 'OLD.HTML'],
])('accepts %s', (path) => {
  write(path);

  expect(validate).not.toThrow();
});

const wrongName = 'starts with a dot or contains a special character. Rename it.';
const notRegular = 'is a link or another special file. Replace it with a regular file.';
const wrongType = 'this type of file is not allowed: ';

it.each<[string, () => void, string]>([
  ['without an index.html', () => rmSync(join(folder, 'index.html')), 'index.html is missing.'],
  [
    'that is a symbolic link to a file',
    () => symlinkSync('/etc/passwd', join(folder, 'a.txt')),
    `"a.txt" ${notRegular}`,
  ],
  [
    'that is a symbolic link to a folder',
    () => symlinkSync('/etc', join(folder, 'assets/etc')),
    `"assets/etc" ${notRegular}`,
  ],
  [
    'that is a pipe',
    () => void execFileSync('mkfifo', [join(folder, 'a.txt')]),
    `"a.txt" ${notRegular}`,
  ],
  ['of git', () => write('.git/config'), `".git" ${wrongName}`],
  ['that is hidden', () => write('assets/.htaccess'), `"assets/.htaccess" ${wrongName}`],
  ['with a backslash in its name', () => write('..\\index.html'), wrongName],
  ['with a line break in its name', () => write('a\nb.html'), wrongName],
  ['of another type', () => write('run.sh'), `${wrongType}"run.sh". Allowed: .html .css`],
  ['that sets a custom domain', () => write('CNAME'), `${wrongType}"CNAME".`],
  ['for other hosts under another name', () => write('_Headers'), `${wrongType}"_Headers".`],
  ['for other hosts in a subfolder', () => write('a/_headers'), `${wrongType}"a/_headers".`],
  [
    'in UTF-16',
    () => writeFileSync(join(folder, 'A.HTML'), Buffer.from('\uFEFF<title>A', 'utf16le')),
    '"A.HTML" is not UTF-8 text. Save it as UTF-8.',
  ],
])('rejects a file %s', (_what, change, message) => {
  change();

  expect(validate).toThrow(/^The preview can't be published: /);
  expect(validate).toThrow(message);
});

it('lists the allowed types when it rejects one', () => {
  write('run.sh');

  expect(validate).toThrow(
    /Allowed: \.html .* \.webmanifest, _headers and _redirects at the top level\.$/,
  );
});

it.each<[string, () => void]>([
  ['missing', () => rmSync(folder, {recursive: true})],
  [
    'a file',
    () => {
      rmSync(folder, {recursive: true});
      writeFileSync(folder, '');
    },
  ],
])('rejects a folder that is %s', (_what, change) => {
  change();

  expect(validate).toThrow(/the folder "preview-\w+" is missing\.$/);
});

it('rejects a folder with too many files or bytes', () => {
  expect(() => validateFolder(folder, {maxFiles: 1, maxBytes: 1e6})).toThrow('more than 1 files');
  expect(() => validateFolder(folder, {maxFiles: 9, maxBytes: 20})).toThrow(
    /larger than 0\.00002 MB\. ".+" exceeds the limit\./,
  );
});
