import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {publishSite} from '@sitekit/previews/publishSite';
import {fillRequiredFields, submitForm} from '../contactForm';
import {expect, test} from '../fixtures';
import {builds} from '../site';

/* Someone opened the page before a deployment, and its scripts load afterward. */

const {folder} = builds[0].site;
const work = mkdtempSync(join(tmpdir(), 'deploy-'));
const next = join(work, 'next');
const branch = join(work, 'branch');

const textFiles = (root: string) =>
  readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:html|js)$/.test(file),
  );

/** Gives every script a new hash, as if its code had changed. */
function changeScripts(root: string): void {
  const hash = /(?<=\w\.)[A-Z\d]{8}(?=\.js\b)/g;
  for (const file of textFiles(root)) {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(hash, 'CHANGED0'));
    renameSync(path, path.replace(hash, 'CHANGED0'));
  }
}

test.beforeAll(async () => {
  const url = join(work, 'remote');
  execFileSync('git', ['init', '--quiet', '--bare', url]);
  cpSync(folder, next, {recursive: true});
  changeScripts(next);
  const location = {baseUrl: '/'};
  await publishSite(folder, location, {url}, new Date(Date.UTC(2026, 0, 1)));
  await publishSite(next, location, {url}, new Date(Date.UTC(2026, 0, 2)));
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
