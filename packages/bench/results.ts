import type {BuildRun} from './build';
import type {ContentSize} from './content';
import type {Environment} from './environment';
import type {PageBytes} from './measure/bytes';
import type {FilterRun} from './measure/filter';
import type {LighthouseRun} from './measure/lighthouse';
import type {LongTask} from './measure/longTasks';
import type {NavigationRun} from './measure/navigation';
import type {SiteId} from './sites';

/** Something of each site; a partial run, or a site that takes no part, leaves it out. */
export type BySite<Value> = Partial<Record<SiteId, Value>>;

/** Something of each page, by its path. */
export type ByPage<Value> = Record<string, Value>;

export type Growth = {
  size: ContentSize;
  site: SiteId;
  /** The builds in the order in which they were made, in turns with the other sites. */
  builds: BuildRun[];
  bytes: ByPage<PageBytes>;
};

/** Everything that a run has measured; the report is made from this alone. */
export type Results = {
  environment: Environment;
  /** What differs between the words of the sites; nothing, in a run that may be published. */
  differences: string[];
  bytes: BySite<ByPage<PageBytes>>;
  /** Several runs of each page, in turns with the other sites. */
  lighthouse: BySite<ByPage<LighthouseRun[]>>;
  longTasks: BySite<ByPage<LongTask[]>>;
  navigation: BySite<NavigationRun>;
  /** By the number of tools. */
  filter: BySite<Record<number, FilterRun>>;
  builds: BySite<BuildRun[]>;
  growth: Growth[];
};

export const noResults = (environment: Environment): Results => ({
  environment,
  differences: [],
  bytes: {},
  lighthouse: {},
  longTasks: {},
  navigation: {},
  filter: {},
  builds: {},
  growth: [],
});
