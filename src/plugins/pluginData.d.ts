import type {Records} from '../content/schema';
import type {PreviewData} from './preview';

/** What each plugin of this site hands to the pages. */
declare module '@docusaurus/useGlobalData' {
  export function usePluginData(pluginName: 'records'): Records;
  export function usePluginData(pluginName: 'preview'): PreviewData | undefined;
}
