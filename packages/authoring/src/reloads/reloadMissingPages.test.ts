/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {reloadMissingPages} from './reloadMissingPages';

jest.useFakeTimers();

const siteDir = mkdtempSync(join(tmpdir(), 'pages-'));
const pathOf = (page: string) => join(siteDir, page);
const longAgo = new Date(0);

/** Whether Docusaurus is made to load the pages again. */
function reloads(): boolean {
  utimesSync(pathOf('content/index.mdx'), longAgo, longAgo);
  jest.advanceTimersByTime(1000);
  return statSync(pathOf('content/index.mdx')).mtimeMs > 0;
}

it('loads the pages again, once, when one has no address, or an address no page', () => {
  const addresses = ['content/index.mdx'];
  mkdirSync(pathOf('content/team'), {recursive: true});
  writeFileSync(pathOf('content/index.mdx'), '');
  reloadMissingPages(siteDir, 'content', () => addresses);

  writeFileSync(pathOf('content/_part.mdx'), '');
  writeFileSync(pathOf('content/words.txt'), '');
  expect(reloads()).toBe(false);

  writeFileSync(pathOf('content/team/about.md'), '');
  expect(reloads()).toBe(true);
  expect(reloads()).toBe(false);

  addresses.push('content/team/about.md');
  expect(reloads()).toBe(false);
  rmSync(pathOf('content/team/about.md'));
  expect(reloads()).toBe(true);

  rmSync(pathOf('content'), {recursive: true});
  expect(() => jest.advanceTimersByTime(1000)).not.toThrow();
});
