import type {PanelReport, QuotedDiagnostic} from '../PanelReport';

export type GroupedDiagnostics = {
  /** Those of this page, then those that affect every page; errors first in both. */
  here: QuotedDiagnostic[];
  /** How many each other page has. */
  elsewhere: {file: string; address: string; count: number}[];
};

const withoutTrailingSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Whether a page has the path of the address that the browser shows. */
export const isAddressOf = (address: string | undefined, path: string): boolean =>
  address !== undefined && withoutTrailingSlash(address) === withoutTrailingSlash(path);

/** @param path the path of the address that the browser shows */
export function groupByPage(
  {diagnostics, addresses}: Pick<PanelReport, 'diagnostics' | 'addresses'>,
  path: string,
): GroupedDiagnostics {
  const isElsewhere = ({file}: QuotedDiagnostic): boolean =>
    addresses[file] !== undefined && !isAddressOf(addresses[file], path);
  const weightOf = ({severity, file}: QuotedDiagnostic): number =>
    (addresses[file] === undefined ? 0 : 2) + (severity === 'error' ? 1 : 0);
  return {
    here: diagnostics
      .filter((diagnostic) => !isElsewhere(diagnostic))
      .sort((a, b) => weightOf(b) - weightOf(a)),
    elsewhere: Object.entries(addresses)
      .map(([file, address]) => ({
        file,
        address,
        count: diagnostics.filter(
          (diagnostic) => diagnostic.file === file && isElsewhere(diagnostic),
        ).length,
      }))
      .filter(({count}) => count > 0),
  };
}
