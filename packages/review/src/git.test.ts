/** @jest-environment node */
import {chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {commitAt, git, tryGit} from './git';

let folder = '';
const inFolder = (file: string) => join(folder, file);
const hook = (name: string, script: string) => {
  writeFileSync(inFolder(`.git/hooks/${name}`), `#!/bin/sh\n${script}\n`);
  chmodSync(inFolder(`.git/hooks/${name}`), 0o755);
};
const commit = (message = 'Change', timeoutMs = 60_000) =>
  git(folder, ['commit', '--quiet', '--allow-empty', '--file=-'], {input: message, timeoutMs});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'git-'));
  await git(folder, ['init', '--quiet', '--initial-branch=main']);
  await git(folder, ['config', 'user.name', 'Somebody']);
  await git(folder, ['config', 'user.email', 'somebody@example.com']);
});

it('tells what git writes, and why it fails', async () => {
  expect((await git(folder, ['branch', '--show-current'])).output).toBe('main');
  await expect(commitAt(folder, 'HEAD')).rejects.toThrow('Needed a single revision');
  expect(await tryGit(folder, ['rev-parse', '--verify', 'HEAD'])).toBeUndefined();
});

describe('what git or a person wrote', () => {
  const attack = `--upload-pack=touch\${IFS}ran;git-upload-pack`;
  afterEach(() => expect(existsSync(inFolder('ran'))).toBe(false));

  it('can’t be an option as the name of a branch', async () => {
    const fetch = git(folder, ['fetch'], {names: [folder, attack]});
    await expect(fetch).rejects.toThrow('starts with a hyphen');
    await expect(commitAt(folder, '--all')).rejects.toThrow('--all');
  });

  it('can’t be an option as a remote', async () => {
    const list = git(folder, ['ls-remote'], {names: [attack, 'HEAD']});
    await expect(list).rejects.toThrow('Ask a developer to rename this branch or remote.');
  });

  it('comes after the end of options, so that git would refuse it, too', async () => {
    await git(folder, ['config', 'alias.words', '!printf "%s " "$@"; #']);
    const {output} = await git(folder, ['words'], {names: ['a'], files: ['--b']});
    expect(output).toBe('--end-of-options a -- --b');
  });

  it('can be any title', async () => {
    for (const title of ['--amend', '-F/etc/passwd', '# One', '$(touch ran)', 'a\n\n--b']) {
      await commit(title);
      expect((await git(folder, ['log', '-1', '--format=%B'])).output).toBe(title);
    }
  });

  it('can be any email', async () => {
    await git(folder, ['config', 'user.email', '--exec=touch ran']);
    await commit();
    expect((await git(folder, ['log', '-1', '--format=%ae'])).output).toBe('--exec=touch ran');
  });

  it('can be any file name', async () => {
    const names = ['--force', '-A', ':(top)*', ':!a', '*'];
    for (const name of [...names, 'other']) {
      writeFileSync(inFolder(name), name);
    }
    await git(folder, ['add'], {files: names});
    const {output} = await git(folder, ['ls-files', '-z']);
    expect(output.split('\0').filter(Boolean).sort()).toEqual(names.toSorted());
  });
});

describe('in words', () => {
  it('says that a hook takes too long', async () => {
    hook('pre-commit', 'sleep 60');
    await expect(commit('Change', 300)).rejects.toThrow(
      /^“git commit” took longer than 0.3 seconds.* A hook of this repository may do that/,
    );
  });

  it('says the end of what a hook prints', async () => {
    hook('pre-commit', 'head -c 3000000 /dev/zero | tr "\\0" x >&2; echo "No price." >&2; exit 1');
    await expect(commit()).rejects.toThrow(/^…x{100,1000}No price\.$/);
  });

  it('says that a hook gave no reason', async () => {
    hook('pre-commit', 'exit 1');
    await expect(commit()).rejects.toThrow('“git commit” failed and didn’t say why. A hook');
  });

  it('says which file to delete when another git program has crashed', async () => {
    writeFileSync(inFolder('.git/index.lock'), '');
    await expect(commit()).rejects.toThrow(
      /^Another program is using git .* delete the file \S+\/\.git\/index\.lock\.$/,
    );
    rmSync(inFolder('.git/index.lock'));
    await commit();
  });

  it('says that git isn’t installed', async () => {
    const path = process.env.PATH;
    mkdirSync(inFolder('empty'));
    process.env.PATH = inFolder('empty');
    await expect(commit()).rejects.toThrow('Git isn’t installed on this computer.');
    process.env.PATH = path;
  });
});
