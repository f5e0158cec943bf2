import type {Problem} from './problem';
import {checkConflictMarkers} from './conflictMarkers';
import {checkLinks} from './links/checkLinks';
import {checkBoxes} from './pages/checkBoxes';
import {checkElements} from './pages/checkElements';
import {checkExpressions} from './pages/checkExpressions';
import {checkFileName} from './pages/checkFileName';
import {checkHeadings} from './pages/checkHeadings';
import {checkImports} from './pages/checkImports';
import {checkMarkdown} from './pages/checkMarkdown';
import {checkPresence} from './pages/checkPresence';
import {checkTables} from './pages/checkTables';
import type {Page} from './pages/Page';
import {routeOf} from './SiteMap';
import type {SiteMap} from './SiteMap';
import {checkTrailingSpaces} from './trailingSpaces';

/** Everything about a page but its words, which take more time. */
export function checkPage(page: Page, site: SiteMap): Problem[] {
  const conflicts = checkConflictMarkers(page.file);
  if (conflicts.length > 0) {
    // Half of the page is there twice: whatever else is found would be about that.
    return conflicts;
  }
  return [
    ...page.problems,
    ...checkFileName(page),
    ...checkPresence(page),
    ...checkImports(page, site),
    ...checkElements(page),
    ...checkExpressions(page),
    ...checkBoxes(page),
    ...checkHeadings(page),
    ...checkMarkdown(page),
    ...checkTables(page),
    ...checkLinks(page, site),
    ...checkTrailingSpaces(page.file),
  ];
}

/** Pages that have the same address. */
export function checkSlugs(pages: readonly Page[]): Problem[] {
  const first = new Map<string, Page>();
  return pages
    .filter(({isPartial}) => !isPartial)
    .flatMap((page) => {
      const route = routeOf(page);
      const other = first.get(route);
      first.set(route, other ?? page);
      if (!other) {
        return [];
      }
      const slug = page.frontMatter.texts.find(({field}) => field === 'slug');
      return [
        page.file.problem(slug?.start ?? 0, {
          message: `The page has the same address as ${other.file.path}: ${route}`,
          mend: 'Give one of them another slug, or rename its file.',
        }),
      ];
    });
}
