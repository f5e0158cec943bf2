import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentFolder} from '@sitekit/content-check/contentFolder';
import {editAddress, requestAddress} from './previewLinks';
import type {Preview} from './readPreview';

/** What the bar of a preview shows. */
export type PreviewData = {
  number: number;
  requestAddress: string;
  /** Where the source of each page is changed, by the page's path. */
  editAddresses: Record<string, string>;
  /** Where the text of an unknown address is changed. */
  notFoundEditAddress: string;
};

/** Tells the pages of a preview what they are a preview of, and where they are changed. */
export default function previewPlugin(_context: LoadContext, preview: Preview): Plugin {
  return {
    name: 'preview',
    allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const pages = docs.loadedVersions.flatMap((version) => version.docs);
      actions.setGlobalData({
        number: preview.number,
        requestAddress: requestAddress(preview),
        editAddresses: Object.fromEntries(
          pages.map(({permalink, editUrl}) => [permalink, editUrl ?? '']),
        ),
        notFoundEditAddress: editAddress(preview, `${contentFolder}/_not-found.mdx`),
      } satisfies PreviewData);
    },
  };
}
