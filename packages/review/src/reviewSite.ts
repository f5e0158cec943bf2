import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {readBuild} from './builtFiles';
import type {BuiltSite} from './builtFiles';
import {compareItems} from './compareItems';
import {comparePictures, drawPage} from './comparePictures';
import type {PageItem, Part} from './model';
import {readBuiltPage} from './readBuiltPage';
import {reportPages} from './sharedParts';
import type {ComparedPage} from './sharedParts';
import {openBuild} from './takePictures';

/** What pages share, pages that change, new and removed pages, old addresses, and pages that don't change. */
function inOrder(parts: readonly Part[]): Part[] {
  const rankOf = ({path, name, status}: Part): number =>
    path === undefined && name.startsWith('On ')
      ? 0
      : {changed: path === undefined ? 4 : 1, added: 2, removed: 3, unchanged: 5}[status];
  return parts.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || (a.path ?? '').localeCompare(b.path ?? '', 'en'),
  );
}

/** The files other than pages that only one version has, or that differ. */
function findChangedFiles(before: BuiltSite, after: BuiltSite): string[] {
  const all = new Set([...before.files, ...after.files]);
  const read = (build: BuiltSite, file: string) =>
    build.files.includes(file) ? readFileSync(join(build.folder, file), 'latin1') : undefined;
  return Array.from(all).filter((file) => read(before, file) !== read(after, file));
}

/** How old addresses change, apart from those of pages that were removed. */
function compareRedirects(before: BuiltSite, after: BuiltSite): Part[] {
  const pages = new Set(before.pages.map(({path}) => path));
  const itemsOf = ({redirects}: BuiltSite) =>
    Array.from(redirects)
      .filter(([from]) => !pages.has(from))
      .map(([from, to]): PageItem => ({
        kind: 'redirect',
        role: '',
        text: `${from} → ${to}`,
        links: [],
        place: {area: 'head', section: '', heading: '', row: from},
      }));
  const changes = compareItems(itemsOf(before), itemsOf(after));
  return changes.length > 0 ? [{name: 'Old addresses', status: 'changed', changes, looks: []}] : [];
}

/**
 * Compares what visitors get from two builds of a site.
 *
 * @param onProgress is called at each step
 * @returns the parts of the report
 */
export async function compareBuilds(
  browser: Browser,
  folders: {before: string; after: string},
  onProgress: (message: string) => void,
): Promise<Part[]> {
  const [before, after] = [readBuild(folders.before), readBuild(folders.after)];
  const changedFiles = findChangedFiles(before, after);
  const formerPages = new Map(before.pages.map((page) => [page.path, page]));
  const [takeBefore, takeAfter] = await Promise.all([
    openBuild(browser, before),
    openBuild(browser, after),
  ]);
  const compared: ComparedPage[] = [];
  const others: Part[] = [];
  for (const {path, name, html} of after.pages) {
    const former = formerPages.get(path);
    const page = {path, name};
    const hasNewFiles = changedFiles.some((file) => html.includes(file));
    if (former?.html === html && !hasNewFiles) {
      compared.push({...page, changes: [], looks: []});
    } else if (former) {
      const old = readBuiltPage(former.html, before.base);
      const content = readBuiltPage(html, after.base);
      const looksNew = hasNewFiles || old.assets !== content.assets;
      const shown = (['main', 'around'] as const).filter(
        (part) => looksNew || old.html[part] !== content.html[part],
      );
      const [shotsBefore, shotsAfter] = await Promise.all([
        takeBefore(path, shown),
        takeAfter(path, shown),
      ]);
      const looks = await comparePictures(
        {shots: shotsBefore, content: old},
        {shots: shotsAfter, content},
      );
      compared.push({...page, changes: compareItems(old.items, content.items), looks});
    } else {
      others.push({
        ...page,
        status: 'added',
        changes: [],
        looks: await drawPage(await takeAfter(path, ['main'])),
      });
    }
    onProgress(`compared ${path}`);
  }
  const paths = new Set(after.pages.map(({path}) => path));
  for (const {path, name} of before.pages.filter((page) => !paths.has(page.path))) {
    const redirect = after.redirects.get(path);
    others.push({path, name, status: 'removed', redirect, changes: [], looks: []});
  }
  return inOrder([...reportPages(compared), ...compareRedirects(before, after), ...others]);
}
