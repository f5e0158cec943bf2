import policy from '@sitekit/static-pages/policy';
import type {PolicyOptions} from '@sitekit/static-pages/policy';
import type {IslandsOptions} from '@sitekit/static-pages';
import {headOf} from '@sitekit/static-pages/parts';
import {keepRanges} from './keepRanges';

/** What is done with each page that Docusaurus rendered, in this order. */
export const pageSteps =
  (options: PolicyOptions): IslandsOptions['steps'] =>
  async (islands, build) => {
    // Loaded here because `npm start` doesn't need it.
    const {default: metadata} = await import('./metadata');
    return [
      metadata(build),
      {name: 'ranges', change: ({$}) => keepRanges($)},
      {
        name: 'no translations',
        // They tell search engines of translations, and there are none.
        change: ({$}) => void headOf($).children('link[rel="alternate"][hreflang]').remove(),
      },
      islands,
      policy(build, options),
    ];
  };
