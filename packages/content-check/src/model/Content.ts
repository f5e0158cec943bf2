import type {ContentConfig} from '../config';
import type {RecordFile} from '../records/readRecord';
import type {Page} from './Page';
import type {SiteMap} from './SiteMap';

/** Everything that was read of a site's content. */
export type Content = {
  config: ContentConfig;
  pages: readonly Page[];
  /** Those whose YAML can be read. */
  records: readonly RecordFile[];
  siteMap: SiteMap;
};
