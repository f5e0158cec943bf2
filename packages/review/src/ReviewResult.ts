import type {PageChange} from './compare/comparePage';
import type {RecordChange} from './content/RecordChange';

/** The version that the report is about. */
export type ReviewedVersion = {
  /** The full SHA of the commit. */
  commit: string;
  commitUrl?: string;
  /** When it was built, as people read it: `2026-11-21 17:06 UTC`. */
  builtAt?: string;
};

/** What the report and the summary show. */
export type ReviewResult = {
  /** The commit that the site is compared with. */
  base: string;
  /** Unknown when the working tree is compared. */
  version?: ReviewedVersion;
  /** In the order in which they are shown. */
  changes: PageChange[];
  records: RecordChange[];
  /** Why the base couldn't be built. */
  baseFailure?: string;
  /** The files of small pictures, by the paths of the pages. They are beside the report. */
  thumbnails?: ReadonlyMap<string, string>;
  /** The addresses of the published preview and report. */
  previewUrl?: string;
  reportUrl?: string;
};
