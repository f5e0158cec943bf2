import type {LoadContext, Preset} from '@docusaurus/types';
import {hostingPlugin} from './plugin.ts';
import type {HostingOptions} from './plugin.ts';

export type {HostingOptions};

/**
 * A preset that prepares the build for static hosts. It's a preset, and the first one, because its
 * plugin has to be started before all others: then it can wait for them to finish.
 */
export default function hostingPreset(context: LoadContext, options: HostingOptions): Preset {
  return {plugins: [() => hostingPlugin(context, options)]};
}
