/** @jest-environment node */
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {git, tryGit} from './git';

const folder = mkdtempSync(join(tmpdir(), 'git-'));

it('tells what git writes, and why it fails', async () => {
  await git(folder, ['init', '--quiet', '--initial-branch', 'main']);

  expect((await git(folder, ['branch', '--show-current'])).output).toBe('main');
  await expect(git(folder, ['rev-parse', 'HEAD'])).rejects.toThrow("ambiguous argument 'HEAD'");
  expect(await tryGit(folder, ['rev-parse', '--verify', 'HEAD'])).toBeUndefined();
});
