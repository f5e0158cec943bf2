import type {ContentReport, ShownDiagnostic} from '../ContentReport';

export type SortedProblems = {
  /** Of the page, and of what is on every page: errors first, and of these what is of the page. */
  here: ShownDiagnostic[];
  /** Other pages, with the number of their problems. */
  elsewhere: {file: string; address: string; count: number}[];
};

const withoutEndSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * Sorts out what concerns the page that one is looking at.
 *
 * @param path of the page's address
 */
export function sortProblems({diagnostics, pages}: ContentReport, path: string): SortedProblems {
  const current = withoutEndSlash(path);
  const isElsewhere = ({file}: ShownDiagnostic): boolean => {
    const address = pages[file];
    return address !== undefined && withoutEndSlash(address) !== current;
  };
  const weightOf = (problem: ShownDiagnostic): number =>
    (problem.severity === 'error' ? 2 : 0) + (pages[problem.file] === undefined ? 0 : 1);
  return {
    here: diagnostics
      .filter((problem) => !isElsewhere(problem))
      .sort((a, b) => weightOf(b) - weightOf(a)),
    elsewhere: Object.entries(pages)
      .map(([file, address]) => ({
        file,
        address,
        count: diagnostics.filter((problem) => problem.file === file && isElsewhere(problem))
          .length,
      }))
      .filter(({count}) => count > 0),
  };
}
