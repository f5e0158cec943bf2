import type {Diagnostic} from '@sitekit/content-check/records';

/** A diagnostic, and what the line says. */
export type ShownDiagnostic = Diagnostic & {excerpt?: string};

/** What the browser knows of the content. */
export type ContentReport = {
  diagnostics: ShownDiagnostic[];
  /** The address of each page, by its file. */
  pages: Record<string, string>;
};
