import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterOtherPlugins} from '@sitekit/islands/afterOtherPlugins';
import {keepPicturesAsFiles} from './keepPicturesAsFiles.ts';
import {prepareFolder} from './prepareFolder.ts';

export type HostingOptions = {
  /** Whether scripts may also send requests to where the forms in a page are sent. */
  scriptsSubmitForms?: boolean;
  /** `true` leaves out the files for hosts, so that only the pages change. */
  pagesOnly?: boolean;
};

const name = 'hosting';

/** Gives the pages a content security policy, and writes the files that static hosts read. */
export function hostingPlugin(
  {outDir, baseUrl}: LoadContext,
  {scriptsSubmitForms = false, pagesOnly = false}: HostingOptions,
): Plugin {
  keepPicturesAsFiles();
  return {
    name,
    async postBuild({plugins}) {
      if (!(await afterOtherPlugins(plugins, name))) {
        throw new Error(
          'presets: Put "@sitekit/hosting" before all other presets, so that it can wait for their ' +
            'plugins to finish.',
        );
      }
      await prepareFolder({outDir, baseUrl, scriptsSubmitForms, pagesOnly});
    },
  };
}
