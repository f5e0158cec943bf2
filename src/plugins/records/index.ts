import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isDevelopmentServer} from '@sitekit/authoring/development-server';
import {recordsFolder} from '../../content/folders';
import {readRecords} from '../../content/readRecords';

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
      const records = readRecords(siteDir);
      const {markRecords} = isDevelopmentServer()
        ? await import('@sitekit/page-editor/mark-records')
        : {};
      await actions.createData('records.json', markRecords?.(siteDir, records) ?? records);
    },
  };
}
