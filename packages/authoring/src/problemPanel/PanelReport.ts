import type {Diagnostic} from '@sitekit/content-check';

/** A diagnostic with the line of the file that it is about. */
export type QuotedDiagnostic = Diagnostic & {excerpt?: string};

/** What the panel in the browser knows. */
export type PanelReport = {
  contentFolder: string;
  diagnostics: QuotedDiagnostic[];
  /** The address of each page by its file. */
  addresses: Record<string, string>;
};
