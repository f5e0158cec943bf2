import type {LoadContext, Plugin} from '@docusaurus/types';
import {serviceOf} from './services.ts';
import type {AnalyticsOptions} from './services.ts';

export {needsConsent, serviceOf} from './services.ts';
export type {AnalyticsOptions, Service} from './services.ts';

/** Puts the scripts of a service into each page of a build. */
export default function analyticsPlugin(_context: LoadContext, options: AnalyticsOptions): Plugin {
  const {code, script} = serviceOf(options);
  return {
    name: 'analytics',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: code},
        ...(script ? [{tagName: 'script', attributes: script}] : []),
      ],
    }),
  };
}
