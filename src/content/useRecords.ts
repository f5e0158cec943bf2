import {usePluginData} from '@docusaurus/useGlobalData';
import type {Records} from './schema';

/** The checked records of `docs-content/data/`, as the `records` plugin hands them to pages. */
export function useRecords(): Records {
  return usePluginData('records') as Records;
}
