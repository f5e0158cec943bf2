import type {Diagnostic} from '@sitekit/content-check';
import countBy from 'lodash/countBy';
import partition from 'lodash/partition';
import sortBy from 'lodash/sortBy';
import {isAddressOf} from '../isAddressOf';
import type {PanelReport} from '../server/check/PanelReport';

type GroupedDiagnostics = {
  /** Those of this page, then those that affect every page; errors first in both. */
  here: Diagnostic[];
  /** How many each other page has. */
  elsewhere: {file: string; address?: string; count: number}[];
};

/** @param path the path of the address that the browser shows */
export function groupByPage(
  {diagnostics, addresses}: Pick<PanelReport, 'diagnostics' | 'addresses'>,
  path: string,
): GroupedDiagnostics {
  const isEverywhere = ({file}: Diagnostic): boolean => addresses[file] === undefined;
  const [here, elsewhere] = partition(
    diagnostics,
    (diagnostic) => isEverywhere(diagnostic) || isAddressOf(addresses[diagnostic.file], path),
  );
  return {
    here: sortBy(here, isEverywhere, 'severity'),
    elsewhere: Object.entries(countBy(elsewhere, 'file')).map(([file, count]) => ({
      file,
      address: addresses[file],
      count,
    })),
  };
}
