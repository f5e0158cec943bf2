import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Diagnostic} from '@sitekit/content-check';

/** What the panel in the browser knows. */
export type PanelReport = {
  contentFolder: string;
  /** Whether the first check is done. */
  isChecked: boolean;
  /** Why the last check failed. */
  failure?: string;
  diagnostics: Diagnostic[];
  /** The address of each page by its file. */
  addresses: Record<string, string>;
  /** Files of pages with errors: they are shown as they were before, or something else is. */
  replaced: string[];
};

/** Identifies a diagnostic in another report. */
export type ProblemKey = Pick<Diagnostic, 'file' | 'line' | 'column' | 'message'>;

/** What was done, or why nothing was. */
export type PanelAnswer = {message: string};

/** The address of each page by its file. */
export function addressesOf({loadedVersions}: LoadedContent): PanelReport['addresses'] {
  return Object.fromEntries(
    loadedVersions.flatMap(({docs}) =>
      docs.map(({source, permalink}) => [source.replace(/^@site\//, ''), permalink]),
    ),
  );
}
