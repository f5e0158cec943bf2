import type {PageChange} from './compare/comparePage';
import type {RecordChange} from './content/RecordChange';

/** What the report and the summary show. */
export type ReviewResult = {
  /** The commit that the site is compared with. */
  base: string;
  /** In the order in which they are shown. */
  changes: PageChange[];
  records: RecordChange[];
  /** Why the base couldn't be built. */
  baseFailure?: string;
  /** The addresses of the published preview and report. */
  previewUrl?: string;
  reportUrl?: string;
};
