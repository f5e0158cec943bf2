/** @jest-environment node */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {findBase, git} from './git';

const folder = mkdtempSync(join(tmpdir(), 'review-git-'));
const author = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];

it('finds the version to compare with', () => {
  git(folder, ['init', '--quiet', '--initial-branch', 'main']);
  expect(() => findBase(folder, undefined)).toThrow('This folder has no git history');

  writeFileSync(join(folder, 'page.mdx'), '# A page');
  git(folder, ['add', '--all']);
  git(folder, [...author, 'commit', '--quiet', '--message', 'A page']);
  const commit = git(folder, ['rev-parse', 'HEAD']);

  expect(findBase(folder, 'main')).toBe(commit);
  expect(findBase(folder, undefined)).toBe(commit);
  expect(() => findBase(folder, 'no-such-branch')).toThrow(
    'No such branch, tag or commit: "no-such-branch".',
  );
});
