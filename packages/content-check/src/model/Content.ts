import type {ContentConfig} from '../config';
import type {Problem} from '../Diagnostic';
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

/** A rule finds one kind of problem in a page or a record. Those of a whole site are `ContentRule`s. */
export type Rule<Subject> = (subject: Subject, context: RuleContext) => Problem[];
export type PageRule = Rule<Page>;
export type RecordRule = Rule<RecordFile>;
