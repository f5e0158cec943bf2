/** @jest-environment node */
import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readArtifact} from './readArtifact.ts';
import {writeFiles} from './testing/FakeGitHub.ts';

const facts = {number: 7, commit: 'a'.repeat(40), builtAt: '2026-11-21 17:06 UTC'};
const section = {page: 'Home', anchor: 'home', counts: {edited: 1}, sentences: ['a']};
const summary = {headline: 'One page changes.', sections: [section]};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  writeFiles(folder, {
    'preview.json': JSON.stringify(facts),
    'build/index.html': '',
    'review/index.html': '',
    'review/summary.json': JSON.stringify(summary),
  });
});

it('reads the facts and the summary', () => {
  expect(readArtifact(folder)).toMatchObject({facts, summary});
});

it.each<[string, string, unknown]>([
  ['a number that is no number', 'preview.json', {...facts, number: '../7'}],
  ['a short commit', 'preview.json', {...facts, commit: 'abc'}],
  ['another time', 'preview.json', {...facts, builtAt: 'today'}],
  ['a further key', 'preview.json', {...facts, previewUrl: 'https://a.example'}],
  ['no object', 'preview.json', [facts]],
  ['no headline', 'review/summary.json', {sections: []}],
  [
    'an anchor with Markdown',
    'review/summary.json',
    {...summary, sections: [{...section, anchor: 'a)'}]},
  ],
  [
    'a count in words',
    'review/summary.json',
    {...summary, sections: [{...section, counts: {a: '1'}}]},
  ],
  [
    'a sentence that is no text',
    'review/summary.json',
    {...summary, sections: [{...section, sentences: [1]}]},
  ],
  ['too much', 'review/summary.json', {...summary, headline: 'a'.repeat(1_000_000)}],
])('rejects %s', (_what, path, value) => {
  writeFiles(folder, {[path]: JSON.stringify(value)});

  expect(() => readArtifact(folder)).toThrow("is missing or doesn't have the expected content.");
});

it('does not follow links', () => {
  rmSync(join(folder, 'preview.json'));
  symlinkSync(join(folder, 'review/summary.json'), join(folder, 'preview.json'));

  expect(() => readArtifact(folder)).toThrow('preview.json is missing');
});

it('rejects a page named like a preview', () => {
  writeFiles(folder, {'build/pr-8/index.html': ''});

  expect(() => readArtifact(folder)).toThrow('"pr-8" is reserved for previews.');
});
