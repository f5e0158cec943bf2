import hosting from '@sitekit/hosting';
import type {HostingOptions} from '@sitekit/hosting';
import type {IslandsOptions} from '@sitekit/islands';
import {headOf} from '@sitekit/islands/parts';
import {keepRanges} from './keepRanges';

/** What is done with each page that Docusaurus rendered, in this order. */
export const pageSteps =
  (hostingOptions: HostingOptions): IslandsOptions['steps'] =>
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
      hosting(build, hostingOptions),
    ];
  };
