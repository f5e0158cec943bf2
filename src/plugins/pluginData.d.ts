import type {Records} from '../content/schema';
import type {PreviewData} from './preview';

/** The data that the plugins provide to the pages. */
declare module '@docusaurus/useGlobalData' {
  export function usePluginData(pluginName: 'records'): Records;
  export function usePluginData(pluginName: 'calendar'): string;
  export function usePluginData(pluginName: 'preview'): PreviewData | undefined;
}
