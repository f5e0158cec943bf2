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
const places = () => ({siteDir: siteDir(), paths: ['content', 'static/img']});
const write = (file: string, text: string) => writeFileSync(join(siteDir(), file), text);
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, {cwd, encoding: 'utf8', stdio: 'pipe'}).trim();

const sender = {
  history: {
    clear: () => {
      isCleared = true;
    },
  },
  background: {check: () => Promise.resolve([])},
  site: {config},
} as unknown as Parameters<typeof prepareReview>[1];

const plan = () => prepareReview(places(), sender);

const send = async (title = 'Say two', fingerprint?: string) =>
  sendForReview(
    places(),
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

it('sends changed, new and deleted files of the content, and nothing else', async () => {
  write('content/a.mdx', 'Two');
  write('static/img/new.webp', 'picture');
  rmSync(join(siteDir(), 'content/ü b.mdx'));
  write('package.json', 'Two');
  git(siteDir(), 'add', 'package.json');

  expect(await filesToSend()).toEqual(['content/a.mdx', 'content/ü b.mdx', 'static/img/new.webp']);
  const sent = await send();
  const branch = 'edit/2026-11-22-120000-a';
  expect(sent.message).toBe(
    `Sent to the branch “${branch}”. Tell your reviewers its name, unless they know it already.`,
  );
  expect(sent).not.toHaveProperty('link');
  expect(git(remote(), 'log', '--format=%s', branch)).toBe('Say two\nBegin');
  expect(
    git(remote(), '-c', 'core.quotePath=false', 'show', '--format=', '--name-status', branch),
  ).toBe('M\tcontent/a.mdx\nD\tcontent/ü b.mdx\nA\tstatic/img/new.webp');
  expect(git(siteDir(), 'status', '--porcelain')).toBe('M  package.json');
  expect(git(remote(), 'log', '--format=%s', 'main')).toBe('Begin');
});

it('sends what the person calls it, and no file that no one wrote', async () => {
  write('content/a.mdx', 'Two');
  const left = '.a.mdx.0f8fad5b-d9cb-469f-a165-70867728950e';
  for (const file of ['.DS_Store', 'Thumbs.db', '.a.mdx.swp', 'a.mdx~', left]) {
    write(`content/${file}`, 'Nobody');
    write(`static/img/${file}`, 'Nobody');
  }
  expect(await filesToSend()).toEqual(['content/a.mdx']);

  const {fingerprint} = await plan();
  const written = {title: '- 20 %:\n  new prices', message: '#1 was wrong.\n', fingerprint};
  await sendForReview(places(), written, now);
  expect(git(remote(), 'log', '-1', '--format=%B', currentBranch())).toBe(
    '- 20 %: new prices\n\n#1 was wrong.',
  );
  expect((await plan()).canSend).toBe(false);
});

it.each([
  ['no title', ' ', /Write a title first/],
  ['a title that can’t be saved', 'a\0b', /“Title” contains a character/],
])('refuses %s', async (_what, title, reason) => {
  write('content/a.mdx', 'Two');
  await expect(send(title)).rejects.toThrow(reason);
  expect(git(siteDir(), 'log', '--all', '--format=%s')).toBe('Begin');
});

it('refuses when something changed after the list was shown', async () => {
  write('content/a.mdx', 'Two');
  const {fingerprint} = await plan();
  write('content/a.mdx', 'Three');

  await expect(send('Say two', fingerprint)).rejects.toThrow(/changed since this list was shown/);
  expect(git(siteDir(), 'log', '--all', '--format=%s')).toBe('Begin');
});

it('commits nothing when a file changes while the branch is created', async () => {
  write('content/a.mdx', 'Two');
  const hook = join(siteDir(), '.git/hooks/post-checkout');
  writeFileSync(hook, '#!/bin/sh\nprintf Three > content/a.mdx\n');
  chmodSync(hook, 0o755);

  await expect(send()).rejects.toThrow(/changed since this list was shown/);
  expect(git(siteDir(), 'log', '--all', '--format=%s')).toBe('Begin');
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

it('finds no form in an answer without one', () => {
  expect(requestFormIn(rules)).toBeUndefined();
});

it('leads to the form that the remote offers', async () => {
  const url = 'https://host.test/a/site/pull/new/edit/b';
  const hook = join(remote(), 'hooks/post-receive');
  writeFileSync(hook, `#!/bin/sh\necho "Create it here:\n  ${url}"\n`);
  chmodSync(hook, 0o755);
  write('content/a.mdx', 'Two');

  const {link, message} = await send();
  expect(link).toEqual({label: 'Create the pull request', url});
  expect(message).toContain('Next, create the pull request: ');
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

/** A reviewer changes a file on the branch. */
function suggest(branch: string, file: string): void {
  const other = openElsewhere();
  other.git('switch', '--quiet', branch);
  other.write(file, 'Suggested');
  other.git('commit', '--quiet', '--all', '--message', 'Suggested');
  other.git('push', '--quiet');
}

it('keeps what a reviewer added to the branch', async () => {
  write('content/a.mdx', 'Two');
  await send();
  const branch = currentBranch();
  suggest(branch, 'content/ü b.mdx');
  write('content/a.mdx', 'Three');
  await send('Say three');

  expect(git(remote(), 'log', '--format=%s', branch)).toBe('Say three\nSuggested\nSay two\nBegin');
  expect(onRemote(branch, 'content/ü b.mdx')).toBe('Suggested');
  expect(inTree('content/ü b.mdx')).toBe('Suggested');
});

it('says so when a reviewer changed the same lines, and loses neither version', async () => {
  write('content/a.mdx', 'Two');
  await send();
  const branch = currentBranch();
  suggest(branch, 'content/a.mdx');
  write('content/a.mdx', 'Three');

  await expect(send('Say three')).rejects.toThrow(/safe in a commit .* changed the same lines/s);
  expect(onRemote(branch, 'content/a.mdx')).toBe('Suggested');
  expect(git(siteDir(), 'show', 'HEAD:content/a.mdx')).toBe('Three');
});

it('sends a commit again whose push failed, alone or with later changes', async () => {
  const hook = join(remote(), 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "The disk is full."\nexit 1\n');
  chmodSync(hook, 0o755);
  write('content/a.mdx', 'Two');
  await expect(send()).rejects.toThrow(/safe in a commit .*“Try again”.*The disk is full/s);
  expect(await plan()).toMatchObject({canSend: true, reviews: [{title: 'Say two'}]});
  await expect(send()).rejects.toThrow(/“Try again”/);

  rmSync(hook);
  write('content/ü b.mdx', 'Two');
  await send('Say more');
  expect(git(remote(), 'log', '--format=%s', currentBranch())).toBe('Say more\nSay two\nBegin');
  expect(await plan()).toMatchObject({canSend: false});
});

describe('after sending', () => {
  const back = () => goBack(places(), sender);

  it('goes back to where the person came from, as it was', async () => {
    write('content/a.mdx', 'Two');
    expect(await send()).toMatchObject({from: 'main'});
    mergeElsewhere();

    expect((await back()).message).toMatch(/^You’re back on “main”/);
    expect(currentBranch()).toBe('main');
    expect([inTree('content/a.mdx'), inTree('content/ü b.mdx')]).toEqual(['One', 'One']);
    await expect(back()).rejects.toThrow('You are there already.');
  });

  it('resumes a review, with all that was sent', async () => {
    write('content/a.mdx', 'Two');
    await send();
    const branch = currentBranch();
    await back();
    expect(await plan()).toMatchObject({
      changes: [],
      canSend: false,
      reviews: [{branch, title: 'Say two', isCurrent: false}],
    });

    isCleared = false;
    const {message} = await resumeReview(places(), sender, branch);
    expect(message).toContain('your review “Say two” again');
    expect(inTree('content/a.mdx')).toBe('Two');
    expect(isCleared).toBe(true);
    expect(await plan()).toMatchObject({from: 'main', reviews: [{branch, isCurrent: true}]});
    write('content/a.mdx', 'Three');
    await send('Say three');
    expect(onRemote(branch, 'content/a.mdx')).toBe('Three');
    expect(await filesToSend()).toEqual(['content/a.mdx']);
  });

  it('stays while something isn’t sent', async () => {
    write('content/a.mdx', 'Two');
    await send();
    const branch = currentBranch();
    write('content/a.mdx', 'Three');

    await expect(back()).rejects.toThrow('Send what you changed first');
    await expect(resumeReview(places(), sender, branch)).rejects.toThrow('Send what you changed');
    expect(inTree('content/a.mdx')).toBe('Three');
  });

  it('lists no review whose branch another program deleted', async () => {
    write('content/a.mdx', 'Two');
    await send();
    const branch = currentBranch();
    await back();
    git(siteDir(), 'update-ref', '-d', `refs/heads/${branch}`);

    expect((await plan()).reviews).toEqual([]);
  });

  it('resumes nothing but a review', async () => {
    await expect(resumeReview(places(), sender, 'main')).rejects.toThrow('isn’t open anymore');
  });
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

it('leaves the working tree as it is when it starts the first branch', async () => {
  const other = openElsewhere();
  other.write('package.json', 'Two');
  other.git('commit', '--quiet', '--all', '--message', 'Elsewhere');
  other.git('push', '--quiet');
  write('content/a.mdx', 'Two');
  await send();

  expect(inTree('package.json')).toBe('One');
});

it('asks for the name and the address of who sends, before anything is done', async () => {
  git(siteDir(), 'config', 'user.name', '');
  write('content/a.mdx', 'Two');

  await expect(send('Say two', 'any')).rejects.toThrow(/user\.name .* and .*user\.email/);
  expect(currentBranch()).toBe('main');
});

it('sends over SSH as the person has set it up', async () => {
  git(siteDir(), 'config', 'core.sshCommand', `echo >> ${join(folder, 'used')}; false`);
  git(siteDir(), 'remote', 'set-url', 'origin', 'ssh://host.test/repository');
  write('content/a.mdx', 'Two');

  await expect(send()).rejects.toThrow();
  expect(readFileSync(join(folder, 'used'), 'utf8')).not.toBe('');
});

it('never commits to the default branch, even if that is one of the editor’s', async () => {
  git(siteDir(), 'branch', '--move', 'main', 'edit/main');
  git(siteDir(), 'push', '--quiet', 'origin', 'edit/main');
  git(remote(), 'symbolic-ref', 'HEAD', 'refs/heads/edit/main');
  write('content/a.mdx', 'Two');
  await send();

  expect(git(remote(), 'log', '--format=%s', 'edit/main')).toBe('Begin');
  expect(currentBranch()).toBe('edit/2026-11-22-120000-a');
});

it('changes nothing when the remote can’t be reached, and says what to do', async () => {
  write('content/a.mdx', 'Two');
  const before = await plan();
  rmSync(remote(), {recursive: true});

  await expect(send()).rejects.toThrow(
    /^Nothing was sent: .* press “Try again”.* to a developer:\n.*not appear to be a git repository/s,
  );
  expect(git(siteDir(), 'log', '--all', '--format=%s')).toBe('Begin');
  expect(git(siteDir(), 'branch', '--format=%(refname:short)')).toBe('main');
  expect((await plan()).fingerprint).toBe(before.fingerprint);
});

describe('keeps the changes, and says why, when git', () => {
  const hook = (script: string) => {
    const file = join(siteDir(), '.git/hooks/pre-commit');
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  };

  it('has a hook that refuses', async () => {
    const file = hook('head -c 3000000 /dev/zero | tr "\\0" x; echo "No price." >&2; exit 1');
    write('content/a.mdx', 'Two');
    await expect(send()).rejects.toThrow(
      /^Nothing was sent: .* They’re still here\. …x{1,1000}\s*No price\.$/,
    );
    expect(inTree('content/a.mdx')).toBe('Two');

    rmSync(file);
    await send();
    expect(onRemote(currentBranch(), 'content/a.mdx')).toBe('Two');
  });

  it('is used by another program', async () => {
    write('content/a.mdx', 'Two');
    writeFileSync(join(siteDir(), '.git/index.lock'), '');
    await expect(send()).rejects.toThrow(/Another program is using git .*index\.lock/);
    expect(inTree('content/a.mdx')).toBe('Two');

    rmSync(join(siteDir(), '.git/index.lock'));
    await send();
    expect(onRemote(currentBranch(), 'content/a.mdx')).toBe('Two');
  });
});

describe('runs nothing that a name says', () => {
  const attack = `--upload-pack=touch\${IFS}x;git-upload-pack`;
  const isRun = () => existsSync(join(siteDir(), 'x')) || existsSync(join(remote(), 'x'));
  afterEach(() => expect(isRun()).toBe(false));

  it('when it’s the remote’s default branch', async () => {
    git(remote(), 'update-ref', `refs/heads/${attack}`, 'main');
    git(remote(), 'symbolic-ref', 'HEAD', `refs/heads/${attack}`);
    write('content/a.mdx', 'Two');
    await send();
    expect(onRemote(currentBranch(), 'content/a.mdx')).toBe('Two');
  });

  it('when it’s the branch that is checked out', async () => {
    git(siteDir(), 'update-ref', `refs/heads/${attack}`, 'main');
    git(siteDir(), 'symbolic-ref', 'HEAD', `refs/heads/${attack}`);
    write('content/a.mdx', 'Two');
    await expect(plan()).rejects.toThrow('starts with a hyphen. Ask a developer');
  });

  it('when it’s a file', async () => {
    const names = [':!a', '--force', attack];
    names.forEach((name) => write(`content/${name}.mdx`, 'Two'));
    await send();
    const sent = git(remote(), 'ls-tree', '-r', '--name-only', currentBranch());
    names.forEach((name) => expect(sent).toContain(`content/${name}.mdx`));
  });

  it('when it’s an email', async () => {
    git(siteDir(), 'config', 'user.email', '--exec=touch x');
    write('content/a.mdx', 'Two');
    await send('--exec=touch x');
    expect(git(remote(), 'log', '-1', '--format=%s %ae', currentBranch())).toBe(
      '--exec=touch x --exec=touch x',
    );
  });
});

it('can be sent when the check fails, and says so', async () => {
  write('content/a.mdx', 'Two');
  const background = {check: () => Promise.reject(new Error('The check stopped working.'))};
  const {canSend, checkFailure, fingerprint} = await prepareReview(places(), {
    ...sender,
    background,
  });

  expect([canSend, checkFailure]).toEqual([true, 'The check stopped working.']);
  await send('Say two', fingerprint);
});

it('has nothing to send without a change', async () => {
  expect(await plan()).toMatchObject({changes: [], canSend: false, reviews: []});
  await expect(send()).rejects.toThrow('There is nothing new to send');
  expect(currentBranch()).toBe('main');
});

it('says what to do first when it isn’t a repository', async () => {
  rmSync(join(siteDir(), '.git'), {recursive: true});

  await expect(plan()).rejects.toThrow(/isn’t a copy/);
});

it('says what to do first when git is too old', async () => {
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
});
