import {parseArgs} from 'node:util';

/** The parts of a run, in the order in which they are done. */
export const parts = ['bytes', 'interaction', 'lighthouse', 'build', 'growth'] as const;

export type Part = (typeof parts)[number];

export type Options = {
  only: Part[];
  /** Few repetitions and small contents: to try the benchmark itself. */
  quick: boolean;
  /** Writes the report anew from the numbers of the last run. */
  reportOnly: boolean;
};

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

/** @throws Error when a word is not known */
export function readOptions(words: string[]): Options {
  const {values} = parseArgs({
    args: words,
    options: {
      only: {type: 'string', default: parts.join(',')},
      quick: {type: 'boolean', default: false},
      report: {type: 'boolean', default: false},
    },
  });
  const only = values.only.split(',').map((name) => {
    if (!isPart(name)) {
      throw new Error(`There is no part "${name}". --only takes some of: ${parts.join(', ')}.`);
    }
    return name;
  });
  return {only, quick: values.quick, reportOnly: values.report};
}

/** Whether a run measures everything, in full, so that its numbers may be published. */
export const isFullRun = ({only, quick}: Options): boolean =>
  !quick && parts.every((part) => only.includes(part));
