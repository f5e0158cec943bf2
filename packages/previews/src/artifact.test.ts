/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readArtifact} from './artifact.ts';
import {writeFiles} from './testing/FakeGitHub.ts';

const facts = {number: 7, commit: 'a'.repeat(40), builtAt: '2026-11-21 17:06 UTC'};
const section = {page: 'Home', anchor: 'home', sentences: ['a']};
const summary = {headline: 'One page changes.', sections: [section]};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  writeFiles(folder, {
    'preview.json': JSON.stringify(facts),
    'build/index.html': '<!doctype html><title>A</title>',
    'review/index.html': '',
    'review/summary.json': JSON.stringify(summary),
  });
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

it.each([
  ...['build/benefits.html', 'build/img/a picture (2).png', 'build/_headers', 'build/_redirects'],
  ...['build/Photo.JPG', 'build/film.mp4', 'build/Prices.CSV', 'review/1.webp'],
])('accepts %s', (path) => {
  writeFiles(folder, {[path]: 'a'});

  expect(readArtifact(folder)).toEqual({facts, summary});
});

it.each<[string, string, unknown]>([
  ['a number that is no number', 'preview.json', {...facts, number: '../7'}],
  ['a short commit', 'preview.json', {...facts, commit: 'abc'}],
  ['another time', 'preview.json', {...facts, builtAt: 'today'}],
  ['a further key', 'preview.json', {...facts, previewUrl: 'https://a.example'}],
  ['no headline', 'review/summary.json', {sections: []}],
  ['Markdown', 'review/summary.json', {...summary, sections: [{...section, anchor: 'a)'}]}],
  ['no text', 'review/summary.json', {...summary, sections: [{...section, sentences: [1]}]}],
])('rejects JSON with %s', (_what, path, value) => {
  writeFiles(folder, {[path]: JSON.stringify(value)});

  expect(() => readArtifact(folder)).toThrow("doesn't have the expected content.");
});

const wrongName = 'starts with a dot or contains a special character. Rename it.';
const notRegular = 'is missing or not a regular file.';
const wrongType = "is a type of file that isn't allowed. Allowed: .html .css";
const write =
  (path: string, text = '') =>
  () =>
    writeFiles(folder, {[path]: text});

it.each<[string, () => void, string]>([
  ['no preview', () => rmSync(join(folder, 'build'), {recursive: true}), `"build" ${notRegular}`],
  ['a link', () => symlinkSync('/etc/passwd', join(folder, 'build/a.txt')), notRegular],
  ['a link to a folder', () => symlinkSync('/etc', join(folder, 'build/etc')), notRegular],
  ['a pipe', () => void execFileSync('mkfifo', [join(folder, 'build/a.txt')]), notRegular],
  ['a repository', write('build/.git/config'), wrongName],
  ['a hidden file', write('build/assets/.htaccess'), wrongName],
  ['a backslash', write('build/..\\index.html'), wrongName],
  ['a line break', write('build/a\nb.html'), wrongName],
  ['a program', write('build/run.sh'), `"build/run.sh" ${wrongType}`],
  ['a custom domain', write('build/CNAME'), `"build/CNAME" ${wrongType}`],
  ['other headers', write('build/_Headers'), `"build/_Headers" ${wrongType}`],
  ['a page named like a preview', write('build/pr-8/index.html'), '"pr-8" is reserved'],
  ['too many bytes', write('build/a.mp4', 'a'.repeat(90_000_000)), '5 files and 91 MB.'],
  [
    'too many files',
    () => Array.from({length: 2000}, (_each, index) => write(`build/${index}.txt`)()),
    '2004 files',
  ],
  [
    'a page in UTF-16',
    () => writeFileSync(join(folder, 'build/A.HTML'), Buffer.from('\uFEFF<title>A', 'utf16le')),
    '"build/A.HTML" is not UTF-8 text. Save it as UTF-8.',
  ],
])('rejects %s', (_what, change, message) => {
  change();

  expect(() => readArtifact(folder)).toThrow(message);
});
