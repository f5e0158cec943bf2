/** @jest-environment node */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {git} from '../git';
import {findBase} from './git';

const folder = mkdtempSync(join(tmpdir(), 'review-git-'));
const author = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];

it('finds the version to compare with', async () => {
  await git(folder, ['init', '--quiet', '--initial-branch', 'main']);
  await expect(findBase(folder, undefined)).rejects.toThrow('This folder has no git history');

  writeFileSync(join(folder, 'page.mdx'), '# A page');
  await git(folder, ['add', '--all']);
  await git(folder, [...author, 'commit', '--quiet', '--message', 'A page']);
  const {output: commit} = await git(folder, ['rev-parse', 'HEAD']);

  expect(await findBase(folder, 'main')).toBe(commit);
  expect(await findBase(folder, undefined)).toBe(commit);
  await expect(findBase(folder, 'no-such-branch')).rejects.toThrow(
    'No such branch, tag or commit: "no-such-branch".',
  );
});
