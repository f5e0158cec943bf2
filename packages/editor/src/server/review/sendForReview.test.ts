/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {config} from '../../source-map/__fixtures__/config';
import {prepareReview} from './prepareReview';
import {goBack, requestFormIn, resumeReview, sendForReview} from './sendForReview';

let folder = '';
let isCleared = false;
let now = new Date();
const siteDir = () => join(folder, 'site');
const remote = () => join(folder, 'remote.git');
const reviewed = () => ({siteDir: siteDir(), paths: ['content', 'static/img']});
const write = (file: string, text: string) => writeFileSync(join(siteDir(), file), text);
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, {cwd, encoding: 'utf8', stdio: 'pipe'}).trim();

/** Lets git run something at a point of its work. Returns the file. */
function hook(path: string, script: string): string {
  const file = join(folder, path);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

const sender = {
  history: {
    clear: () => {
      isCleared = true;
    },
  },
  background: {check: () => Promise.resolve([])},
  site: {config},
} as unknown as Parameters<typeof prepareReview>[1];

const plan = () => prepareReview(reviewed(), sender);

const send = async (title = 'Say two', fingerprint?: string) =>
  sendForReview(
    reviewed(),
    {title, message: '', fingerprint: fingerprint ?? (await plan()).fingerprint},
    now,
  );

const filesToSend = async () => (await plan()).changes.map(({file}) => file);

const currentBranch = () => git(siteDir(), 'branch', '--show-current');

/** A repository and its remote, from which each test gets a copy: git takes much longer to make them. */
const original = mkdtempSync(join(tmpdir(), 'review-'));

beforeAll(() => {
  folder = original;
  for (const path of ['site/content', 'site/static/img', 'remote.git']) {
    mkdirSync(join(folder, path), {recursive: true});
  }
  git(remote(), 'init', '--quiet', '--bare', '--initial-branch', 'main');
  git(siteDir(), 'init', '--quiet', '--initial-branch', 'main');
  git(siteDir(), 'config', 'user.name', 'Somebody');
  git(siteDir(), 'config', 'user.email', 'somebody@example.com');
  git(siteDir(), 'remote', 'add', 'origin', '../remote.git');
  for (const file of ['content/a.mdx', 'content/ü b.mdx', 'package.json']) {
    write(file, 'One');
  }
  git(siteDir(), 'add', '--all');
  git(siteDir(), 'commit', '--quiet', '--message', 'Begin');
  git(siteDir(), 'push', '--quiet', 'origin', 'main');
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
  cpSync(original, folder, {recursive: true});
  isCleared = false;
  now = new Date('2026-11-22T12:00:00Z');
});

it('sends changed, new and deleted files that someone wrote, as the person calls it', async () => {
  write('content/a.mdx', 'Two');
  write('static/img/new.webp', 'picture');
  rmSync(join(siteDir(), 'content/ü b.mdx'));
  const left = '.a.mdx.0f8fad5b-d9cb-469f-a165-70867728950e';
  for (const file of ['.DS_Store', 'Thumbs.db', '.a.mdx.swp', 'a.mdx~', left]) {
    write(`content/${file}`, 'Nobody');
    write(`static/img/${file}`, 'Nobody');
  }
  write('package.json', 'Two');
  git(siteDir(), 'add', 'package.json');
  expect(await filesToSend()).toEqual(['content/a.mdx', 'content/ü b.mdx', 'static/img/new.webp']);

  const {fingerprint} = await plan();
  const written = {title: '- 20 %:\n  new prices', message: '#1 was wrong.\n', fingerprint};
  const sent = await sendForReview(reviewed(), written, now);
  const branch = 'edit/2026-11-22-120000-20-new-prices';
  expect(sent).toEqual({
    message: `Sent to the branch “${branch}”. Tell your reviewers its name, unless they know it already.`,
    from: 'main',
  });
  expect(git(remote(), 'log', '-1', '--format=%B', branch)).toBe(
    '- 20 %: new prices\n\n#1 was wrong.',
  );
  expect(
    git(remote(), '-c', 'core.quotePath=false', 'show', '--format=', '--name-status', branch),
  ).toBe('M\tcontent/a.mdx\nD\tcontent/ü b.mdx\nA\tstatic/img/new.webp');
  expect(git(siteDir(), 'status', '--porcelain')).toMatch(/^M {2}package\.json$/m);
  expect(git(remote(), 'log', '--format=%s', 'main')).toBe('Begin');
  expect((await plan()).canSend).toBe(false);
});

it('sends nothing without a change, without a title, or that changed after it was shown', async () => {
  expect(await plan()).toMatchObject({changes: [], canSend: false, reviews: []});
  await expect(send()).rejects.toThrow('There is nothing new to send');

  write('content/a.mdx', 'Two');
  const {fingerprint} = await plan();
  await expect(send(' ')).rejects.toThrow('Write a title first');
  await expect(send('a\0b')).rejects.toThrow('“Title” contains a character');
  write('content/a.mdx', 'Three');
  await expect(send('Say two', fingerprint)).rejects.toThrow('changed since this list was shown');
  expect(git(siteDir(), 'log', '--all', '--format=%s')).toBe('Begin');
  expect(currentBranch()).toBe('main');

  const background = {
    ...sender.background,
    check: () => Promise.reject(new Error('The check stopped working.')),
  };
  expect(await prepareReview(reviewed(), {...sender, background})).toMatchObject({
    canSend: true,
    checkFailure: 'The check stopped working.',
  });
});

const rules = 'remote: Our rules: https://host.test/rules';

it.each([
  ['GitHub', 'pull request', 'https://host.test/a/site/pull/new/edit/b'],
  ['GitLab', 'merge request', 'https://host.test/a/site/-/merge_requests/new?source_branch=edit/b'],
  ['Bitbucket', 'pull request', 'https://host.test/a/site/pull-requests/new?source=edit/b'],
  ['Forgejo', 'pull request', 'https://host.test/a/site/compare/main...edit/b'],
])('finds the form that %s offers, and calls it a %s', (_host, creates, url) => {
  const answer = `${rules}\nremote: Create it here:\nremote:   ${url}\nremote:`;

  expect(requestFormIn(answer)).toEqual({url, creates});
});

/** Another copy of the repository, in which a reviewer works. */
function openElsewhere(): {git: (...args: string[]) => string; write: typeof write} {
  const other = mkdtempSync(join(folder, 'other-'));
  git(folder, 'clone', '--quiet', remote(), other);
  git(other, 'config', 'user.name', 'Reviewer');
  git(other, 'config', 'user.email', 'reviewer@example.com');
  return {
    git: (...args) => git(other, ...args),
    write: (file, text) => writeFileSync(join(other, file), text),
  };
}

/** Merges what was sent as one new commit, after others merged something else. */
function mergeElsewhere(): void {
  const other = openElsewhere();
  other.write('content/ü b.mdx', 'By others\n');
  other.git('commit', '--quiet', '--all', '--message', 'By others');
  other.git('merge', '--quiet', '--squash', `origin/${currentBranch()}`);
  other.git('commit', '--quiet', '--message', 'Squashed');
  other.git('push', '--quiet', 'origin', 'main');
}

const onRemote = (branch: string, file: string) => git(remote(), 'show', `${branch}:${file}`);
const inTree = (file: string) => readFileSync(join(siteDir(), file), 'utf8');

it('starts a new branch after a merge, with what others changed', async () => {
  write('content/a.mdx', 'Two');
  await send();
  const first = currentBranch();
  mergeElsewhere();
  write('package.json', 'By hand');
  write('content/a.mdx', 'Three');
  now = new Date('2026-11-23T12:00:00Z');
  await send('Say three');

  const branch = currentBranch();
  expect(branch).not.toBe(first);
  expect(inTree('content/ü b.mdx')).toBe('By others\n');
  expect(inTree('content/a.mdx')).toBe('Three');
  expect(inTree('package.json')).toBe('By hand');
  // A reviewer sees only what is new.
  expect(git(remote(), 'log', '--format=%s', `main..${branch}`)).toBe('Say three');
  expect(onRemote(branch, 'content/a.mdx')).toBe('Three');
  expect((await plan()).reviews.map((review) => review.branch)).toEqual([branch]);

  write('content/a.mdx', 'Four');
  await send('Say four');
  expect(currentBranch()).toBe(branch);
  expect(git(remote(), 'log', '--format=%s', `main..${branch}`)).toBe('Say four\nSay three');
  expect(git(siteDir(), 'status', '--porcelain')).toBe('M package.json');
});

it('keeps what a reviewer added to the branch, and loses neither version of the same lines', async () => {
  write('content/a.mdx', 'Two');
  await send();
  const branch = currentBranch();
  const other = openElsewhere();
  /** A reviewer changes a file on the branch. */
  const suggest = (file: string) => {
    other.git('switch', '--quiet', branch);
    other.git('pull', '--quiet');
    other.write(file, 'Suggested');
    other.git('commit', '--quiet', '--all', '--message', 'Suggested');
    other.git('push', '--quiet');
  };
  suggest('content/ü b.mdx');
  write('content/a.mdx', 'Three');
  await send('Say three');
  expect(git(remote(), 'log', '--format=%s', branch)).toBe('Say three\nSuggested\nSay two\nBegin');
  expect(inTree('content/ü b.mdx')).toBe('Suggested');

  suggest('content/a.mdx');
  write('content/a.mdx', 'Four');
  await expect(send('Say four')).rejects.toThrow(/safe in a commit .* changed the same lines/s);
  expect(onRemote(branch, 'content/a.mdx')).toBe('Suggested');
  expect(git(siteDir(), 'show', 'HEAD:content/a.mdx')).toBe('Four');
});

it('says what to do when the remote can’t be reached or refuses, and sends it later', async () => {
  write('content/a.mdx', 'Two');
  git(siteDir(), 'config', 'core.sshCommand', `echo >> ${join(folder, 'used')}; false`);
  git(siteDir(), 'remote', 'set-url', 'origin', 'ssh://host.test/repository');
  await expect(send()).rejects.toThrow(
    /^Nothing was sent: .* then send again.* to a developer:\n.*Could not read from remote/s,
  );
  expect(readFileSync(join(folder, 'used'), 'utf8')).not.toBe('');
  expect(git(siteDir(), 'log', '--all', '--format=%s')).toBe('Begin');
  expect(currentBranch()).toBe('main');

  git(siteDir(), 'remote', 'set-url', 'origin', '../remote.git');
  const refuses = hook('remote.git/hooks/pre-receive', 'echo "The disk is full."\nexit 1');
  await expect(send()).rejects.toThrow(/safe in a commit .*send again.*The disk is full/s);
  expect(await plan()).toMatchObject({canSend: true, reviews: [{title: 'Say two'}]});

  rmSync(refuses);
  const url = 'https://host.test/a/site/pull/new/edit/b';
  hook('remote.git/hooks/post-receive', `echo "Create it here:\n  ${url}"`);
  write('content/ü b.mdx', 'Two');
  const {link, message} = await send('Say more');
  expect(link).toEqual({label: 'Create the pull request', url});
  expect(message).toContain('Next, create the pull request: ');
  expect(git(remote(), 'log', '--format=%s', currentBranch())).toBe('Say more\nSay two\nBegin');
  expect(await plan()).toMatchObject({canSend: false});
});

it('goes back to where the person came from, and resumes a review', async () => {
  const back = () => goBack(reviewed(), sender);
  write('content/a.mdx', 'Two');
  await send();
  const branch = currentBranch();
  write('content/a.mdx', 'Three');
  await expect(back()).rejects.toThrow('Send what you changed first');
  await expect(resumeReview(reviewed(), sender, branch)).rejects.toThrow('Send what you changed');
  expect(inTree('content/a.mdx')).toBe('Three');

  write('content/a.mdx', 'Two');
  expect((await back()).message).toMatch(/^You’re back on “main”/);
  expect(currentBranch()).toBe('main');
  expect(inTree('content/a.mdx')).toBe('One');
  await expect(back()).rejects.toThrow('You are there already.');
  expect(await plan()).toMatchObject({
    changes: [],
    canSend: false,
    reviews: [{branch, title: 'Say two', isCurrent: false}],
  });

  await expect(resumeReview(reviewed(), sender, 'main')).rejects.toThrow('isn’t open anymore');
  isCleared = false;
  const {message} = await resumeReview(reviewed(), sender, branch);
  expect(message).toContain('your review “Say two” again');
  expect(inTree('content/a.mdx')).toBe('Two');
  expect(isCleared).toBe(true);
  expect(await plan()).toMatchObject({from: 'main', reviews: [{branch, isCurrent: true}]});

  await back();
  git(siteDir(), 'update-ref', '-d', `refs/heads/${branch}`);
  expect((await plan()).reviews).toEqual([]);
});

it('sends the whole review again when it was closed without merging', async () => {
  write('content/a.mdx', 'Two');
  await send();
  const branch = currentBranch();
  git(remote(), 'branch', '-D', branch);
  write('content/ü b.mdx', 'Two');
  expect(await filesToSend()).toEqual(['content/a.mdx', 'content/ü b.mdx']);
  await send('Say more');

  expect(git(remote(), 'log', '--format=%s', branch)).toBe('Say more\nSay two\nBegin');
});

it('asks who sends, before anything is done', async () => {
  git(siteDir(), 'config', 'user.name', '');
  write('content/a.mdx', 'Two');

  await expect(send('Say two', 'any')).rejects.toThrow(/user\.name .* and .*user\.email/);
  expect(currentBranch()).toBe('main');
});

it('never commits to the default branch, even if that is one of the editor’s', async () => {
  git(siteDir(), 'branch', '--move', 'main', 'edit/main');
  git(siteDir(), 'push', '--quiet', 'origin', 'edit/main');
  git(remote(), 'symbolic-ref', 'HEAD', 'refs/heads/edit/main');
  write('content/a.mdx', 'Two');
  await send();

  expect(git(remote(), 'log', '--format=%s', 'edit/main')).toBe('Begin');
  expect(currentBranch()).toBe('edit/2026-11-22-120000-say-two');
});

it('keeps the changes, and says why, when a hook refuses or git is in use', async () => {
  const refuses = hook(
    'site/.git/hooks/pre-commit',
    'head -c 3000000 /dev/zero | tr "\\0" x; echo "No price." >&2; exit 1',
  );
  write('content/a.mdx', 'Two');
  await expect(send()).rejects.toThrow(
    /^Nothing was sent: .* They’re still here\. …x{1,1000}\s*No price\.$/,
  );
  rmSync(refuses);
  const lock = join(siteDir(), '.git/index.lock');
  writeFileSync(lock, '');
  await expect(send()).rejects.toThrow(/Another program is using git .*index\.lock/);
  expect(inTree('content/a.mdx')).toBe('Two');

  rmSync(lock);
  await send();
  expect(onRemote(currentBranch(), 'content/a.mdx')).toBe('Two');
});

describe('runs nothing that a name says', () => {
  const attack = `--upload-pack=touch\${IFS}x;git-upload-pack`;
  const isRun = () => existsSync(join(siteDir(), 'x')) || existsSync(join(remote(), 'x'));
  afterEach(() => expect(isRun()).toBe(false));

  it('of the remote’s default branch, a file, a title or an email', async () => {
    git(remote(), 'update-ref', `refs/heads/${attack}`, 'main');
    git(remote(), 'symbolic-ref', 'HEAD', `refs/heads/${attack}`);
    git(siteDir(), 'config', 'user.email', '--exec=touch x');
    const names = [':!a', '--force', attack];
    names.forEach((name) => write(`content/${name}.mdx`, 'Two'));
    await send('--exec=touch x');
    const sent = git(remote(), 'ls-tree', '-r', '--name-only', currentBranch());
    names.forEach((name) => expect(sent).toContain(`content/${name}.mdx`));
    expect(git(remote(), 'log', '-1', '--format=%s %ae', currentBranch())).toBe(
      '--exec=touch x --exec=touch x',
    );
  });

  it('of the branch that is checked out', async () => {
    git(siteDir(), 'update-ref', `refs/heads/${attack}`, 'main');
    git(siteDir(), 'symbolic-ref', 'HEAD', `refs/heads/${attack}`);
    write('content/a.mdx', 'Two');
    await expect(plan()).rejects.toThrow('starts with a hyphen. Ask a developer');
  });
});

it('says what to do first when git is too old, or this isn’t a repository', async () => {
  const own = join(folder, 'bin');
  const path = process.env.PATH;
  mkdirSync(own);
  writeFileSync(
    join(own, 'git'),
    `#!/bin/sh\n[ "$1" = merge-tree ] && exit 129\nPATH='${path}' exec git "$@"\n`,
    {mode: 0o755},
  );
  process.env.PATH = `${own}:${path}`;
  await expect(plan()).rejects.toThrow(/too old\. Install version 2\.38/);
  process.env.PATH = path;

  rmSync(join(siteDir(), '.git'), {recursive: true});
  await expect(plan()).rejects.toThrow(/isn’t a copy/);
});
