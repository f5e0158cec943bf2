/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {runCommand} from './commands';
import {FakeGitHub, repository} from './testing/FakeGitHub';

// A test runs dozens of git processes.
jest.setTimeout(60_000);

const commit = 'a'.repeat(40);
const tags = `<meta name="robots" content="noindex"><meta name="preview-commit" content="${commit}"><meta name="preview-built-at" content="2026-11-21 17:06 UTC">`;
let folder = '';
let gitHub: FakeGitHub;

function write(path: string, text: string): string {
  mkdirSync(join(folder, path, '..'), {recursive: true});
  writeFileSync(join(folder, path), text);
  return join(folder, path);
}

function run(args: string[], more: Record<string, string> = {}, event: object = {}) {
  const env = {
    ...{GITHUB_REPOSITORY: repository, GITHUB_API_URL: gitHub.apiUrl, GITHUB_TOKEN: 'token'},
    ...{GITHUB_SERVER_URL: gitHub.serverUrl, GITHUB_RUN_NUMBER: '1', GITHUB_RUN_ID: '1'},
    ...{GITHUB_WORKFLOW_REF: 'a@main', GITHUB_RUN_ATTEMPT: '1', GITHUB_EVENT_NAME: 'push'},
    GITHUB_OUTPUT: write('output', ''),
    GITHUB_EVENT_PATH: write('event.json', JSON.stringify(event)),
    ...more,
  };
  const wait = () => Promise.resolve();
  return runCommand(args, {env, send: gitHub.send, wait, now: new Date()});
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
  gitHub = new FakeGitHub();
  write('build/index.html', `<!doctype html><head>${tags}<title>A</title>`);
  write('review/index.html', `<!doctype html><head>${tags}<title>A</title>`);
});

describe('on another host', () => {
  beforeEach(() => {
    gitHub.siteUrl = undefined;
  });

  it('publishes the site for the folder of SITE_URL', async () => {
    write('build/about.html', 'a');
    await run(['publish-site', join(folder, 'build')], {SITE_URL: 'https://www.company.com/a'});

    expect(gitHub.git('show', 'gh-pages:about/index.html')).toContain('url=/a/about');
  });

  it('links to previews at PREVIEWS_URL', async () => {
    gitHub.commit('refs/heads/main', {});
    const pull = gitHub.pushTo(7, {'page.txt': 'a'});
    pull.sha = commit;
    write('pull-request.txt', '7');
    const state = join(folder, 'preview.json');
    const workflow_run = {
      ...{id: 1, head_sha: commit, head_branch: pull.branch, html_url: 'https://a.test'},
      head_repository: {full_name: repository},
    };
    await run(
      ['publish-preview', folder, '--state', state],
      {PREVIEWS_URL: 'https://previews.netlify.app'},
      {action: 'completed', workflow_run},
    );

    expect(readFileSync(state, 'utf8')).toContain('https://previews.netlify.app/pr-7-review/');
  });

  it('says how to turn GitHub Pages on without either', async () => {
    await expect(run(['publish-site', join(folder, 'build')])).rejects.toThrow(
      'GitHub Pages is off. Open Settings → Pages and choose "GitHub Actions" under "Source".',
    );
  });
});

describe('check', () => {
  const check = () =>
    run(['check', join(folder, 'build'), join(folder, 'review'), '--commit', commit]);

  it('accepts what can be published', async () => {
    expect(await check()).toEqual(['This preview can be published.']);
  });

  it('names the source of a file that can’t be', async () => {
    write('build/a, b.exe', '');
    await expect(check()).rejects.toThrow(/^::error::The preview can't be published: this type/);

    write('static/a, b.exe', '');
    await expect(check()).rejects.toThrow(
      /^::error file=static\/a%2C b\.exe,line=1::The preview can't be published: this type/,
    );
  });
});

it('explains its commands', async () => {
  await expect(runCommand(['deploy'], {env: {}, now: new Date()})).rejects.toThrow('Usage:');
});
