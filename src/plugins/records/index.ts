import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isDevelopmentServer} from '@sitekit/editor/development-server';
import {recordsFolder} from '../../content/folders';
import {readRecords} from '../../content/readRecords';

/**
 * Checks the records in `docs-content/data/` and provides them to the pages (`useRecords`).
 * While `npm start` runs, a changed record shows without a restart, and an invalid one keeps its
 * last valid version.
 */
export default function recordsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const name = 'records';
  const fileName = 'records.json';
  return isDevelopmentServer()
    ? {
        name,
        async loadContent() {
          const {keepGenerated, readMarkedRecord} = await import('@sitekit/editor/records');
          keepGenerated(
            join(generatedFilesDir, name, 'default', fileName),
            join(siteDir, recordsFolder),
            () => JSON.stringify(readRecords(siteDir, readMarkedRecord)),
          );
        },
      }
    : {
        name,
        contentLoaded: async ({actions}) => {
          await actions.createData(fileName, readRecords(siteDir));
        },
      };
}
