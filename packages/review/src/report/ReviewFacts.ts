import type {RecordChange} from '../compare/compareRecords';
import type {PageChange} from '../compare/compareSites';

/** What a report says. */
export type ReviewFacts = {
  /** The commit that the site is compared with. */
  base: string;
  /** In the order in which they are shown. */
  changes: PageChange[];
  records: RecordChange[];
  /** Why the base could not be built, if it could not. */
  baseFailure?: string;
  /** Where the site and this report can be opened, if they are published. */
  previewUrl?: string;
  reportUrl?: string;
};
