import type {PanelReport, QuotedDiagnostic} from '../PanelReport';

export type GroupedDiagnostics = {
  /** Those of this page and those that affect every page: errors first, then this page first. */
  here: QuotedDiagnostic[];
  /** How many each other page has. */
  elsewhere: {file: string; address: string; count: number}[];
};

const withoutTrailingSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** @param path the path of the address that the browser shows */
export function groupByPage(
  {diagnostics, addresses}: Pick<PanelReport, 'diagnostics' | 'addresses'>,
  path: string,
): GroupedDiagnostics {
  const current = withoutTrailingSlash(path);
  const isElsewhere = ({file}: QuotedDiagnostic): boolean => {
    const address = addresses[file];
    return address !== undefined && withoutTrailingSlash(address) !== current;
  };
  const weightOf = ({severity, file}: QuotedDiagnostic): number =>
    (severity === 'error' ? 2 : 0) + (addresses[file] === undefined ? 0 : 1);
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
