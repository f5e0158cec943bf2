import {severityOf} from '@sitekit/content-check/problem';
import type {Problem} from '@sitekit/content-check/problem';
import type {ContentReport} from '../ContentReport';

export type SortedProblems = {
  /** Of the page, and of what is on every page: errors first, and of these what is of the page. */
  here: Problem[];
  /** Other pages, with the number of their problems. */
  elsewhere: {file: string; address: string; count: number}[];
};

const withoutEndSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * Sorts out what concerns the page that one is looking at.
 *
 * @param path of the page's address
 */
export function sortProblems({problems, pages}: ContentReport, path: string): SortedProblems {
  const current = withoutEndSlash(path);
  const isElsewhere = ({file}: Problem): boolean => {
    const address = pages[file];
    return address !== undefined && withoutEndSlash(address) !== current;
  };
  const weightOf = (problem: Problem): number =>
    (severityOf(problem) === 'error' ? 2 : 0) + (pages[problem.file] === undefined ? 0 : 1);
  return {
    here: problems
      .filter((problem) => !isElsewhere(problem))
      .sort((a, b) => weightOf(b) - weightOf(a)),
    elsewhere: Object.entries(pages)
      .map(([file, address]) => ({
        file,
        address,
        count: problems.filter((problem) => problem.file === file && isElsewhere(problem)).length,
      }))
      .filter(({count}) => count > 0),
  };
}
