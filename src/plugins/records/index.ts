import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordsFolder} from '../../content/folders';
import {currentRecords} from './currentRecords';

/**
 * Checks the records in `docs-content/data/` and provides them to the pages (`useRecords`).
 * While `npm start` runs, a changed record shows without a restart, and an invalid one keeps its
 * last valid version.
 */
export default function recordsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'records',
    getPathsToWatch: () => [join(siteDir, recordsFolder, '*.yaml')],
    // Runs when any plugin reloads. When a page and a record change at the same time, Docusaurus
    // reloads both plugins in parallel, and the slower one would restore the other's stale data.
    allContentLoaded: ({actions}) => actions.setGlobalData(currentRecords(siteDir)),
  };
}
