import type {PreviewData} from './preview';

/** The data that the plugins provide to the pages. */
declare module '@docusaurus/useGlobalData' {
  export function usePluginData(pluginName: 'preview'): PreviewData | undefined;
}
