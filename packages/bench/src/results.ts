import type {BuildRun} from './build';
import type {ContestantId} from './contestants';
import type {Environment} from './environment';
import type {ContentSize} from './growContent';
import type {PageBytes} from './measure/bytes';
import type {FilterRun} from './measure/filter';
import type {LighthouseRun} from './measure/lighthouse';
import type {LongTask} from './measure/longTasks';
import type {NavigationRun} from './measure/navigation';

/** A value for each contestant that was measured. */
export type ByContestant<Value> = Partial<Record<ContestantId, Value>>;

/** A value for each page, by its path. */
export type ByPage<Value> = Partial<Record<string, Value>>;

export type Growth = {
  size: ContentSize;
  site: ContestantId;
  /** The builds in the order they were made, in turns with the other contestants. */
  builds: BuildRun[];
  bytes: ByPage<PageBytes>;
};

/** Everything that a run has measured; the report needs nothing else. */
export type Results = {
  environment: Environment;
  bytes: ByContestant<ByPage<PageBytes>>;
  /** Several runs of each page, in turns with the other contestants. */
  lighthouse: ByContestant<ByPage<LighthouseRun[]>>;
  longTasks: ByContestant<ByPage<LongTask[]>>;
  navigation: ByContestant<NavigationRun>;
  /** By the number of tools. */
  filter: ByContestant<Partial<Record<number, FilterRun>>>;
  search: ByContestant<Partial<Record<number, FilterRun>>>;
  builds: ByContestant<BuildRun[]>;
  growth: Growth[];
};

export const noResults = (environment: Environment): Results => ({
  environment,
  bytes: {},
  lighthouse: {},
  longTasks: {},
  navigation: {},
  filter: {},
  search: {},
  builds: {},
  growth: [],
});
