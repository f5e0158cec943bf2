import type {LongTask} from './longTasks';

/** The duration from which the browser calls a task long. */
const longTaskMs = 50;

/** Whether a task is long because of scripts: without them it would have been short. */
export const isLongByScript = ({
  duration,
  script,
}: Pick<LongTask, 'duration' | 'script'>): boolean =>
  script >= longTaskMs || duration - script < longTaskMs;
