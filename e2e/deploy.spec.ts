import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {publishSite} from '@sitekit/previews/publishSite';
import {fillRequiredFields, submitForm} from './contactForm';
import {expect, test} from './fixtures';
import {builds} from './site';

/* Someone opened the page before a deployment, and its scripts load afterward. */

const {folder} = builds.site;
const work = mkdtempSync(join(tmpdir(), 'deploy-'));
const next = join(work, 'next');
const branch = join(work, 'branch');

/** Gives every script a new name, as if its code had changed. */
function renameScripts(root: string): void {
  const scripts = join(root, 'assets/js');
  for (const name of readdirSync(scripts)) {
    renameSync(join(scripts, name), join(scripts, `new-${name}`));
  }
}

test.beforeAll(async () => {
  const url = join(work, 'remote');
  execFileSync('git', ['init', '--quiet', '--bare', url]);
  cpSync(folder, next, {recursive: true});
  renameScripts(next);
  await publishSite(folder, {workflow: 'Deploy', number: 1}, {url});
  await publishSite(next, {workflow: 'Deploy', number: 2}, {url});
  execFileSync('git', ['clone', '--quiet', '--branch', 'gh-pages', url, branch]);
});

test.afterAll(() => {
  rmSync(work, {recursive: true});
});

test.use({tolerated: /^console\.log/});

test('a page that was opened before a deployment works after it', async ({
  page,
  context,
  visit,
}) => {
  const scripts: string[] = [];
  await context.route('**/*', async (route) => {
    const {pathname} = new URL(route.request().url());
    const isPage = route.request().isNavigationRequest();
    const path = isPage ? join(folder, `${pathname}.html`) : join(branch, pathname);
    if (pathname.endsWith('.js')) {
      scripts.push(pathname);
    }
    await (existsSync(path) ? route.fulfill({path}) : route.fulfill({status: 404}));
  });
  await visit('/contact');
  await fillRequiredFields(page);
  await submitForm(page);

  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => existsSync(join(next, script)))).toEqual([]);
});
