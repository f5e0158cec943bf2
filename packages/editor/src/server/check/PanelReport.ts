import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {Diagnostic} from '@sitekit/content-check';

/** What the panel in the browser knows. */
export type PanelReport = {
  contentFolder: string;
  /** Whether the diagnostics are about the content as it is now. */
  isChecked: boolean;
  /** Why the last check failed. */
  failure?: string;
  diagnostics: Diagnostic[];
  /** The address of each page by its file. */
  addresses: Record<string, string>;
  /** Files of pages with errors: they are shown as they were before, or something else is. */
  replaced: string[];
};

const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * The address of each page by its file.
 *
 * @param allContent what all plugins have loaded
 * @throws Error when the docs plugin's content isn't as it was
 */
export function addressesOf(allContent: AllContent): PanelReport['addresses'] {
  const {loadedVersions} = (allContent[docsPlugin]?.default ?? {}) as Partial<LoadedContent>;
  const docs: Partial<DocMetadata>[] | undefined = loadedVersions?.flatMap((each) => each.docs);
  const pages = docs?.map(({source, permalink}) => [source?.replace(/^@site\//, ''), permalink]);
  if (!pages || pages.flat().includes(undefined)) {
    throw new Error(
      `${docsPlugin} no longer says which page comes from which file. See packages/editor/src/server/check/PanelReport.ts.`,
    );
  }
  return Object.fromEntries(pages) as PanelReport['addresses'];
}
