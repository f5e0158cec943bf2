import {parseArgs} from 'node:util';

/** The parts of a run, in the order they run in. */
export const parts = [
  'bytes',
  'interaction',
  'tap',
  'paint',
  'lighthouse',
  'build',
  'authoring',
  'growth',
  'tools',
] as const;

export type Part = (typeof parts)[number];

export type BenchOptions = {
  only: Part[];
  /** Few repetitions and small contents, to try out the benchmark itself. */
  quick: boolean;
  /** Only writes the report again from the last results. */
  reportOnly: boolean;
  /** Only replaces the frozen content with the site's current content. */
  refreshContent: boolean;
};

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

/** @throws Error when an option or a part is unknown */
export function readOptions(args: string[]): BenchOptions {
  const {values} = parseArgs({
    args,
    options: {
      only: {type: 'string', default: parts.join(',')},
      quick: {type: 'boolean', default: false},
      report: {type: 'boolean', default: false},
      'refresh-content': {type: 'boolean', default: false},
    },
  });
  const only = values.only.split(',').map((name) => {
    if (!isPart(name)) {
      throw new Error(`Unknown part "${name}". --only takes any of: ${parts.join(', ')}.`);
    }
    return name;
  });
  return {
    only,
    quick: values.quick,
    reportOnly: values.report,
    refreshContent: values['refresh-content'],
  };
}

/** Whether a run measures everything in full, so that its numbers may be published. */
export const isFullRun = ({only, quick}: BenchOptions): boolean =>
  !quick && parts.every((part) => only.includes(part));
