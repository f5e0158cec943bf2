/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readNumber, validatePreview} from './artifact';

const commit = 'a'.repeat(40);
const page = (sha = commit, builtAt = '2026-11-21 17:06 UTC') =>
  `<!doctype html><head><meta name="robots" content="noindex"><meta name="preview-commit" content="${sha}">` +
  `<meta name="preview-built-at" content="${builtAt}"><title>A</title>`;
let artifact = '';

function write(path: string, text = page()) {
  mkdirSync(join(artifact, path, '..'), {recursive: true});
  writeFileSync(join(artifact, path), text);
}

const validate = () => validatePreview(join(artifact, 'build'), join(artifact, 'review'), commit);

beforeEach(() => {
  artifact = mkdtempSync(join(tmpdir(), 'artifact-'));
  write('pull-request.txt', '7\n');
  write('build/index.html');
  write('review/index.html');
  write('review/summary.md', '## One page changes');
});

it('accepts a preview and its report, and reads the summary and the time', () => {
  expect(validate()).toEqual({
    summary: '## One page changes',
    builtAt: '2026-11-21 17:06 UTC',
  });
  expect(readNumber(artifact)).toBe(7);
});

it.each<[string, () => void, string]>([
  [
    'is of another commit',
    () => write('build/index.html', page('b'.repeat(40))),
    `index.html doesn't say that it was built from ${commit}`,
  ],
  [
    'says a time that is none',
    () => write('build/index.html', page(commit, '<b>now</b>')),
    "index.html doesn't say",
  ],
  ['contains another preview', () => write('build/pr-8/index.html'), '"pr-8" is reserved'],
  [
    'has a symbolic link as its summary',
    () => {
      rmSync(join(artifact, 'review/summary.md'));
      symlinkSync('/etc/passwd', join(artifact, 'review/summary.md'));
    },
    '"summary.md" must be a text file of at most',
  ],
  [
    'has no report',
    () => rmSync(join(artifact, 'review'), {recursive: true}),
    '"review" is missing',
  ],
  ['has a summary among its pages', () => write('build/summary.md'), 'this type of file'],
  [
    'has a symbolic link as a folder',
    () => {
      rmSync(join(artifact, 'build'), {recursive: true});
      symlinkSync('/etc', join(artifact, 'build'));
    },
    '"build" is missing',
  ],
])('rejects an artifact that %s', (_what, change, message) => {
  change();

  expect(validate).toThrow(message);
});

it.each(['../5', '7'.repeat(99), ''])('rejects %j as the number of a pull request', (text) => {
  write('pull-request.txt', text);

  expect(() => readNumber(artifact)).toThrow(/^The preview can't be published: /);
});
