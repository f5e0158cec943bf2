import type {BuildRun} from './build';
import type {ContestantId} from './contestants';
import type {Environment} from './environment';
import type {ContentSize} from './growContent';
import type {PageBytes} from './measure/bytes';
import type {FilterRun} from './measure/filter';
import type {FirstTapRun} from './measure/firstTap';
import type {LighthouseRun} from './measure/lighthouse';
import type {LongTask} from './measure/longTasks';
import type {NavigationRun} from './measure/navigation';
import type {PaintRun} from './measure/paint';
import type {RebuildRun} from './measure/rebuild';
import type {EditedText} from './measure/save';

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
  /** As many runs for each contestant, in turns. */
  paint: ByContestant<ByPage<PaintRun[]>>;
  longTasks: ByContestant<ByPage<LongTask[]>>;
  navigation: ByContestant<NavigationRun>;
  /** By the number of tools. */
  filter: ByContestant<Partial<Record<number, FilterRun>>>;
  search: ByContestant<Partial<Record<number, FilterRun>>>;
  builds: ByContestant<BuildRun[]>;
  growth: Growth[];
  firstTap: ByContestant<FirstTapRun>;
  rebuilds: RebuildRun[];
  /** Seconds to check 1,000 pages, in turns: for the first time, and after an edit of one. */
  checks: {all: number[]; again: number[]};
  /** Seconds from the start of the development server to the first page. */
  starts: ByContestant<number[]>;
  /** Milliseconds from a save to the first frame that shows it, on the development server. */
  saves: Record<EditedText, number[]>;
  /** Seconds to review a change of a sentence on each page. */
  reviews: number[];
};

export const noResults = (environment: Environment): Results => ({
  environment,
  bytes: {},
  lighthouse: {},
  paint: {},
  longTasks: {},
  navigation: {},
  filter: {},
  search: {},
  builds: {},
  growth: [],
  firstTap: {},
  rebuilds: [],
  checks: {all: [], again: []},
  starts: {},
  saves: {prose: [], record: [], navbar: []},
  reviews: [],
});
