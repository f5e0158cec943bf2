import {usePluginData} from '@docusaurus/useGlobalData';
import type {Records} from './schema';

/** The checked records of `docs-content/data/`, provided by the `records` plugin. */
export const useRecords = (): Records => usePluginData('records');
