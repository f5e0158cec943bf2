import type {LongTask} from './longTasks';

/** How many times slower the processor is made. */
export const throttlingRate = 4;

/** The duration from which the browser calls a task long. */
const longTaskMs = 50;

/** Whether a task is long because of scripts: without them it would have been short. */
export const isLongByScript = ({
  duration,
  script,
}: Pick<LongTask, 'duration' | 'script'>): boolean =>
  script >= longTaskMs || duration - script < longTaskMs;
