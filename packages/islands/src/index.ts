import type {LoadContext, Preset} from '@docusaurus/types';
import {islandsPlugin} from './plugin.ts';
import type {IslandsOptions} from './plugin.ts';

export type {IslandsOptions};

/**
 * A preset that makes the production build static pages with islands. It's a preset, and the first
 * one, because its plugin has to be started before all others: then it can wait for them to finish.
 */
export default function islandsPreset(context: LoadContext, options: IslandsOptions): Preset {
  return {plugins: [() => islandsPlugin(context, options)]};
}
