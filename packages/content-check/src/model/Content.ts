import type {ContentConfig} from '../config';
import type {Diagnostic, Problem} from '../Diagnostic';
import type {RecordFile} from '../records/readRecord';
import type {Page} from './readPage';
import type {SiteMap} from './SiteMap';

/** Everything that was read of a site's content. */
export type Content = {
  config: ContentConfig;
  pages: readonly Page[];
  /** Those whose YAML can be read. */
  records: readonly RecordFile[];
  siteMap: SiteMap;
  /** Where the site is published, if a record says so. */
  ownAddress?: string;
};

/** What rules for a single page or record need to know of the rest of the site. */
export type RuleContext = Pick<Content, 'config' | 'siteMap' | 'ownAddress'>;

/* A rule is a function from a page, a record or the site to problems. */

export type PageRule = (page: Page, context: RuleContext) => Problem[];
export type RecordRule = (record: RecordFile, context: RuleContext) => Problem[];
/** Reports problems with `file.diagnostic(…)`. */
export type SiteRule = (content: Content) => Diagnostic[];
