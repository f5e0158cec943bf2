import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {startSite} from '../authoring/startSite';
import {expect, test as base} from '../fixtures';
import {SiteCopy} from '../SiteCopy';
import {PageEditor} from './PageEditor';

export {expect};

/** Enough for a compilation and a check on a busy machine. */
export const patience = {timeout: 30_000};

/** A running copy of the site, in a git repository with a remote on this computer. */
export class EditedSite {
  readonly address: string;
  readonly sources: SiteCopy;
  /** The bare repository that changes are sent to. */
  readonly remote: string;

  constructor(address: string, sources: SiteCopy, remote: string) {
    this.address = address;
    this.sources = sources;
    this.remote = remote;
  }

  read(file: string): string {
    return readFileSync(join(this.sources.folder, file), 'utf8');
  }

  git(...args: string[]): string {
    return execFileSync('git', args, {cwd: this.sources.folder, encoding: 'utf8'}).trimEnd();
  }

  /** The files that differ from the last commit, each with its changed lines. */
  diff(): string[] {
    this.git('add', '--intent-to-add', 'docs-content', 'static');
    return this.git('diff', '--unified=0', '--no-color', '--', 'docs-content', 'static')
      .split('\n')
      .flatMap((line) => {
        const [, file] = /^diff --git a\/(.+) b\//.exec(line) ?? [];
        return file ?? (/^[-+](?!-- |\+\+ )/.test(line) ? line : []);
      });
  }
}

type Fixtures = {
  /** Opens a page of the site and switches the edit mode on. */
  edit: (path: string, page?: Page) => Promise<PageEditor>;
};

/** One `npm start` for all tests. Each leaves the files as they were. */
export const test = base.extend<Fixtures, {site: EditedSite}>({
  // The development server logs to the console, but no page may throw an error.
  tolerated: /^(?!page error)/,

  site: [
    async ({}, provide) => {
      const sources = new SiteCopy();
      const remote = mkdtempSync(join(tmpdir(), 'remote-'));
      const running = await startSite(sources.folder, 'true');
      const site = new EditedSite(running.address, sources, remote);
      execFileSync('git', ['init', '--quiet', '--bare', remote]);
      site.git('init', '--quiet', '--initial-branch', 'main');
      site.git('config', 'user.name', 'An author');
      site.git('config', 'user.email', 'author@example.com');
      site.git('remote', 'add', 'origin', remote);
      site.git('add', 'docs-content', 'static');
      site.git('commit', '--quiet', '--message', 'The site');
      await expect.poll(running.output, patience).toContain('compiled successfully');

      await provide(site);

      await running.stop();
      sources.remove();
      rmSync(remote, {recursive: true});
    },
    {scope: 'worker', timeout: 60_000},
  ],

  edit: async ({page, site}, provide) => {
    await provide(async (path, tab = page) => {
      const editor = new PageEditor(tab, site);
      await tab.goto(site.address + path);
      await editor.switchOn();
      return editor;
    });
    // Nothing may stay changed, whatever a test did.
    site.git('restore', '--staged', '.');
    site.git('checkout', '--quiet', '--force', 'main');
    site.git('clean', '--quiet', '--force', '-d', 'docs-content', 'static');
  },
});
