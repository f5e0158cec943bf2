/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {BuildError, buildCommit, findBase} from './baseBuild';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {cwd: folder});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), {recursive: true});
  writeFileSync(join(folder, file), text);
}

/** A workspace of the site that stands for Docusaurus: it copies a file, and fails without it. */
const docusaurus = `#!/usr/bin/env node
const {cpSync, mkdirSync} = require('node:fs');
const out = process.argv[process.argv.indexOf('--out-dir') + 1];
mkdirSync(out, {recursive: true});
cpSync('words.txt', out + '/index.html');
`;

beforeAll(() => {
  write('package.json', '{"name": "site", "workspaces": ["docusaurus"]}');
  write('docusaurus/package.json', '{"name": "docusaurus", "version": "1.0.0", "bin": "build.js"}');
  write('docusaurus/build.js', docusaurus);
  write('.gitignore', 'node_modules\nreview\n');
  write('words.txt', 'Before');
  execFileSync('npm', ['install', '--offline', '--no-audit'], {cwd: folder, shell: true});
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Before');
  write('words.txt', 'After');
});

const build = async (base?: string) => {
  const work = join(folder, 'review');
  mkdirSync(work, {recursive: true});
  const messages: string[] = [];
  const commit = await findBase(folder, base);
  const built = await buildCommit(folder, work, commit, (message) => messages.push(message));
  return {html: readFileSync(join(built, 'index.html'), 'utf8'), messages};
};

it('builds the base once, with its own packages, and leaves nothing behind', async () => {
  expect(await build()).toEqual({
    html: 'Before',
    messages: [expect.stringMatching(/^building version [\da-f]{7}$/)],
  });
  expect(await build('HEAD')).toEqual({html: 'Before', messages: []});
  expect(readdirSync(join(folder, 'review'))).toEqual([]);
  expect(git('worktree', 'list').toString().trim().split('\n')).toHaveLength(1);
});

it('says why a base can’t be built, and that there is no such base', async () => {
  git('rm', '--quiet', '--force', 'words.txt');
  git('commit', '--quiet', '--message', 'Break it');

  await expect(build('HEAD')).rejects.toThrow(BuildError);
  await expect(build('HEAD')).rejects.toThrow(/words\.txt/);
  await expect(build('nothing')).rejects.toThrow('No such branch, tag or commit: "nothing".');
});
