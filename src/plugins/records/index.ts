import {utimesSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordsFolder} from '../../content/readRecords';
import type {Records} from '../../content/schema';
import {readShownRecords} from './shownRecords';

/**
 * Checks the records of `docs-content/data/` and hands them to the pages (`useRecords`).
 * While the site is being edited, a changed record shows without a restart, and one that cannot be
 * read changes nothing until it can.
 */
export default function recordsPlugin({siteDir, siteConfigPath}: LoadContext): Plugin<Records> {
  let loadedSite: string | undefined;

  return {
    name: 'records',
    getPathsToWatch: () => [join(siteDir, recordsFolder, '*.yaml')],
    loadContent() {
      const records = readShownRecords(siteDir);
      const site = JSON.stringify(records.site);
      if (loadedSite !== undefined && loadedSite !== site) {
        // docusaurus.config.ts reads site.yaml, and Docusaurus watches only the former.
        utimesSync(siteConfigPath, new Date(), new Date());
      }
      loadedSite = site;
      return records;
    },
    contentLoaded({content, actions}) {
      actions.setGlobalData(content);
    },
  };
}
