import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordsFolder} from '../../content/readRecords';
import type {Records} from '../../content/schema';
import {currentRecords} from './currentRecords';

/**
 * Checks the records in `docs-content/data/` and provides them to the pages (`useRecords`).
 * While `npm start` runs, a changed record shows without a restart, and an invalid one keeps its
 * last valid version.
 */
export default function recordsPlugin({siteDir}: LoadContext): Plugin<Records> {
  return {
    name: 'records',
    getPathsToWatch: () => [join(siteDir, recordsFolder, '*.yaml')],
    loadContent: () => currentRecords(siteDir),
    contentLoaded: ({content, actions}) => actions.setGlobalData(content),
  };
}
