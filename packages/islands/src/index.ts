import type {LoadContext, Preset} from '@docusaurus/types';
import {islandsPlugin} from './plugin.ts';

/**
 * A preset that makes the production build static pages with islands. It's a preset, and the first
 * one, because its plugin has to be started before all others: then it can wait for them to finish.
 */
export default function islandsPreset(context: LoadContext): Preset {
  return {plugins: [() => islandsPlugin(context)]};
}
