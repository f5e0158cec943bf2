import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isDevelopmentServer} from '@sitekit/authoring/development-server';
import {recordsFolder} from '../../content/folders';
import type {Records} from '../../content/schema';
import {currentRecords} from './currentRecords';

async function shownRecords(siteDir: string): Promise<Records> {
  const records = currentRecords(siteDir);
  if (!isDevelopmentServer()) {
    return records;
  }
  const {markRecords} = await import('@sitekit/page-editor/mark-records');
  return markRecords(siteDir, records);
}

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
    // After a change of its global data, Docusaurus would start the whole site again.
    allContentLoaded: async ({actions}) => {
      await actions.createData('records.json', await shownRecords(siteDir));
    },
  };
}
