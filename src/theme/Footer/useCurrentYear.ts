import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSyncExternalStore} from 'react';

const neverChanges = () => () => undefined;

/**
 * The year of the reader's clock. A page is hydrated with the year it was built in, which its
 * HTML holds, and corrected after that: so no year brings a hydration warning.
 */
export function useCurrentYear(): number {
  const {buildYear} = useDocusaurusContext().siteConfig.customFields as {buildYear: number};
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => buildYear,
  );
}
