/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {contentHistory} from './contentHistory';

const [plain, tools] = ['docs-content/plain.mdx', 'docs-content/tools.mdx'];
const folder = mkdtempSync(join(tmpdir(), 'history-'));
const site = join(folder, 'site');

const git = (cwd: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    env: {...process.env, ...env},
  });

function commit(file: string, text: string, date: string): void {
  mkdirSync(dirname(join(site, file)), {recursive: true});
  writeFileSync(join(site, file), text);
  git(site, {}, 'add', '--all');
  git(site, {GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date}, 'commit', '--quiet', '-m', file);
}

/** The day on which a page was last changed. */
async function dayOf(siteDir: string, page: string): Promise<string | undefined> {
  const history = contentHistory(siteDir);
  history.initialize({siteDir});
  const update = await history.getFileLastUpdateInfo(page);
  return update ? new Date(update.timestamp).toISOString().slice(0, 10) : undefined;
}

beforeAll(() => {
  mkdirSync(site);
  git(site, {}, 'init', '--quiet');
  commit(plain, '# Plain', '2026-01-01T12:00:00Z');
  commit(tools, '<ToolCatalogue />', '2026-01-02T12:00:00Z');
  commit('docs-content/data/tools.yaml', '[]', '2026-01-03T12:00:00Z');
});

it('dates a page, and one that shows records by the newer of both', async () => {
  expect(await dayOf(site, plain)).toBe('2026-01-01');
  expect(await dayOf(site, tools)).toBe('2026-01-03');
});

it('has no dates in a shallow clone', async () => {
  git(folder, {}, 'clone', '--quiet', '--depth', '1', `file://${site}`, 'shallow');

  expect(await dayOf(join(folder, 'shallow'), plain)).toBeUndefined();
});

it('has no dates without git', async () => {
  rmSync(join(folder, 'shallow', '.git'), {recursive: true});

  expect(await dayOf(join(folder, 'shallow'), plain)).toBeUndefined();
});
