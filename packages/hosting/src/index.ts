import {afterOtherPlugins} from '@sitekit/islands/afterOtherPlugins';
import type {LoadContext, Plugin, Preset} from '@docusaurus/types';
import {keepPicturesAsFiles} from './keepPicturesAsFiles.ts';
import {prepareFolder} from './prepareFolder.ts';
import {nothingElse} from './contentSecurityPolicy.ts';
import type {HostingOptions} from './prepareFolder.ts';

export type {HostingOptions};

const name = 'hosting';

/**
 * A preset that prepares the build for static hosts: it gives the pages a content security policy,
 * and writes the files that hosts read. It's a preset, and the first one, because its plugin has to
 * be started before all others: then it can wait for them to finish.
 */
export default function hostingPreset(
  {outDir, baseUrl}: LoadContext,
  {pagesOnly = false, connectTo = [], allow = nothingElse}: HostingOptions,
): Preset {
  keepPicturesAsFiles();
  const plugin: Plugin = {
    name,
    async postBuild({plugins}) {
      if (!(await afterOtherPlugins(plugins, name))) {
        throw new Error(
          'presets: Put "@sitekit/hosting" before all other presets, so that it can wait for their ' +
            'plugins to finish.',
        );
      }
      await prepareFolder({outDir, baseUrl, pagesOnly, connectTo, allow});
    },
  };
  return {plugins: [() => plugin]};
}
