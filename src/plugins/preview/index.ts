import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {commitUrl, editUrl, pullRequestUrl} from '@sitekit/previews';
import type {Preview} from '@sitekit/previews';
import {contentFolder} from '../../content/folders';

/** The data for the preview bar. */
export type PreviewData = {
  number: number;
  pullRequestUrl: string;
  commit: string;
  commitUrl: string;
  builtAt: string;
  /** The edit URL of each page, by the page's path. */
  editUrls: Record<string, string>;
  /** The edit URL of the text for unknown addresses. */
  notFoundEditUrl: string;
};

/** Provides the data for the preview bar. */
export default function previewPlugin(_context: LoadContext, preview: Preview): Plugin {
  return {
    name: 'preview',
    allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const pages = docs.loadedVersions.flatMap((version) => version.docs);
      actions.setGlobalData({
        number: preview.number,
        pullRequestUrl: pullRequestUrl(preview),
        commit: preview.commit,
        commitUrl: commitUrl(preview),
        builtAt: preview.builtAt,
        editUrls: Object.fromEntries(pages.map((page) => [page.permalink, page.editUrl ?? ''])),
        notFoundEditUrl: editUrl(preview, `${contentFolder}/_not-found.mdx`),
      } satisfies PreviewData);
    },
  };
}
