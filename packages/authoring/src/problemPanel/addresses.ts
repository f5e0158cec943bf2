import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PanelReport} from './PanelReport';

/** The address of each page by its file. */
export function addressesOf({loadedVersions}: LoadedContent): PanelReport['addresses'] {
  return Object.fromEntries(
    loadedVersions.flatMap(({docs}) =>
      docs.map(({source, permalink}) => [source.replace(/^@site\//, ''), permalink]),
    ),
  );
}
