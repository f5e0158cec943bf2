import {notFoundPath} from '../capture/PageCapture';
import type {PageCapture, PageInfo, SiteCapture} from '../capture/PageCapture';
import {comparePage, pageAdded, pageRemoved, pageUnchanged, textSimilarity} from './comparePage';
import type {PageChange} from './comparePage';

/** From this similarity on, a removed page and an added one are the same page, moved. */
const minMovedSimilarity = 0.7;

const statusOrder: PageChange['status'][] = ['changed', 'added', 'removed', 'unchanged'];

/** Changed pages first, and the page for unknown addresses last. */
function inOrder(changes: readonly PageChange[]): PageChange[] {
  const rank = ({path, status}: PageChange) =>
    (status === 'unchanged' ? 2 : 0) + (path === notFoundPath ? 1 : 0);
  return changes.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status) ||
      a.path.localeCompare(b.path, 'en'),
  );
}

/**
 * Compares two versions as a visitor gets them, page by page.
 *
 * @param identical the pages that weren't opened because they are byte-identical
 */
export function compareSites(
  before: SiteCapture,
  after: SiteCapture,
  identical: readonly PageInfo[],
): PageChange[] {
  const findPage = ({pages}: SiteCapture, path: string) => pages.find((page) => page.path === path);
  const removed = before.pages.filter(({path}) => !findPage(after, path));
  const takeMoved = (page: PageCapture): PageCapture | undefined => {
    const index = removed.findIndex((old) => textSimilarity(old, page) >= minMovedSimilarity);
    return index === -1 ? undefined : removed.splice(index, 1)[0];
  };
  const changes = after.pages.map((page) => {
    const former = findPage(before, page.path) ?? takeMoved(page);
    return former ? comparePage(before, after, former, page) : pageAdded(page);
  });
  return inOrder([...changes, ...removed.map(pageRemoved), ...identical.map(pageUnchanged)]);
}

/** All pages of a version that can't be compared with another one. */
export const showAlone = ({pages}: SiteCapture): PageChange[] => inOrder(pages.map(pageAdded));
