import type {CSSProperties, ReactElement, ReactNode} from 'react';
import {childrenOf} from '../childrenOf';
import Heading, {useAnchor} from '../Heading';
import styles from './styles.module.css';

/** The phases of the process. */
type PhaseType = 'poc' | 'development' | 'support';

type ProcessStepProps = {
  /**
   * The number of the step in the whole process, counting from 1.
   *
   * @anchor step-{}
   */
  id: number;
  /** The phase the step belongs in: POCs (`poc`), development (`development`) or support (`support`). */
  type: PhaseType;
  /**
   * What happens in this step, in a few words: `Frame the question`.
   */
  title: string;
  /** Marks a step at which the process can end. */
  decision?: boolean;
  children: ReactNode;
};

/**
 * A step in a `<ProcessFlowchart>`. On a phone, only its title shows until a visitor taps it.
 *
 * @belongsIn ProcessFlowchart
 * @example
 * <ProcessStep id={1} type="poc" title="Frame the question">
 *   Agree on the one thing the demo must prove.
 * </ProcessStep>
 */
export function ProcessStep({id, title, decision = false, children}: ProcessStepProps): ReactNode {
  return (
    <li
      id={useAnchor(`step-${id}`)}
      className={styles.step}
      value={id}
      data-decision={decision || undefined}>
      {/* On a phone, src/beforePaint.js closes it. */}
      <details open data-closed-on-phones="">
        <summary>
          <h4>{title}</h4>
        </summary>
        <div>{children}</div>
      </details>
    </li>
  );
}

type ProcessPhaseProps = {
  /**
   * Which steps belong in the phase: POCs (`poc`), development (`development`) or support (`support`).
   *
   * @anchor {}-steps
   */
  type: PhaseType;
  /** The title of the phase: `POCs & Demos`. */
  title: string;
  /** The heading of its column of steps: `Presales / POCs`. */
  column: string;
  /** What the phase ends in, after its title: `You get: a working demo`. */
  result: string;
  /** A sentence below the last step, where the column is shorter than others. */
  end?: string;
  /** The stage of a plan in which the phase takes place, which visitors choose to highlight it: `Month 2`. */
  stage?: string;
  children: ReactNode;
};

/**
 * A phase in a `<ProcessFlowchart>`: what it’s for, above the column of its steps.
 *
 * @belongsIn ProcessFlowchart
 * @example
 * <ProcessPhase type="poc" title="POCs & Demos" column="Presales / POCs" result="You get: a working demo">
 *   Build one working slice to test an idea.
 * </ProcessPhase>
 */
export function ProcessPhase({title, result, children}: ProcessPhaseProps): ReactNode {
  return (
    <div className={styles.phase}>
      <Heading as="h3">{title}</Heading>
      <div>{children}</div>
      <p className={styles.result}>{result}</p>
    </div>
  );
}

/** A phase with its steps, and a line that leads on to the next one. */
function Lane({
  phase,
  steps,
  range,
}: {
  phase: ReactElement<ProcessPhaseProps>;
  steps: ReactElement<ProcessStepProps>[];
  range: string | undefined;
}): ReactNode {
  const {type, title, column, end} = phase.props;
  const idAt = (index: number) => steps.at(index)?.props.id;
  const id = useAnchor(`${type}-steps`);
  const style = {
    '--phase-color': `var(--${type})`,
    '--steps': steps.length,
  } as CSSProperties;
  return (
    <div className={styles.lane} data-phase={type} style={style}>
      {phase}
      <p className={styles.column} data-repeated={column === title || undefined}>
        <span id={id}>{column}</span>
        {range && steps.length > 0 && <span>{`${range} ${idAt(0)}–${idAt(-1)}`}</span>}
      </p>
      <ol className={styles.steps} aria-labelledby={id}>
        {steps}
      </ol>
      {end && <p className={styles.end}>{end}</p>}
      <span className={styles.onward} aria-hidden="true" />
    </div>
  );
}

/** A choice of the phases to highlight, above them. On a phone, they are far apart, and there is none. */
function Stages({
  label,
  all,
  phases,
}: {
  label: string;
  all: string;
  phases: ReactElement<ProcessPhaseProps>[];
}): ReactNode {
  const choices = phases.map(({props}) => [props.type, props.stage] as const);
  return (
    <fieldset className={`${styles.stages} screen-only`}>
      <legend>{label}</legend>
      {[['all', all] as const, ...choices].map(
        ([value, stage]) =>
          stage && (
            <label key={value} className="pill">
              <input type="radio" name="stage" value={value} defaultChecked={value === 'all'} />
              {stage}
            </label>
          ),
      )}
    </fieldset>
  );
}

/**
 * A map of the process: a column for each phase, arrows from step to step, and a line from the end back
 * to the start. Where phases have a stage, visitors can highlight one.
 *
 * @canContain ProcessPhase ProcessStep
 * @example
 * <ProcessFlowchart note="What we learn goes into the next project">
 *   <ProcessPhase type="poc" title="POCs & Demos" column="Presales / POCs" result="You get: a working demo">
 *     Build one working slice to test an idea.
 *   </ProcessPhase>
 *   <ProcessStep id={1} type="poc" title="Frame the question">
 *     Agree on the one thing the demo must prove.
 *   </ProcessStep>
 *   <ProcessStep id={2} type="poc" title="Draft the POC">
 *     Build it from prompts and sample data.
 *   </ProcessStep>
 * </ProcessFlowchart>
 */
export default function ProcessFlowchart({
  note,
  range,
  highlight,
  all,
  children,
}: {
  /** The text on the line back to the start: `What we learn goes into the next project`. */
  note: string;
  /** The word before the numbers of the first and the last step of each column: `Steps`. */
  range?: string;
  /**
   * The words before the stages that visitors can choose: `Highlight`.
   *
   * @goesWith all
   */
  highlight?: string;
  /**
   * The choice of all steps: `All stages`.
   *
   * @goesWith highlight
   */
  all?: string;
  children: ReactNode;
}): ReactNode {
  const phases = childrenOf(ProcessPhase, children);
  const steps = childrenOf(ProcessStep, children);
  return (
    <div className={styles.chart}>
      {highlight && all && <Stages label={highlight} all={all} phases={phases} />}
      <div className={styles.map}>
        {phases.map((phase) => (
          <Lane
            key={phase.key}
            phase={phase}
            steps={steps.filter((step) => step.props.type === phase.props.type)}
            range={range}
          />
        ))}
        <p className={styles.back}>
          <span>{note}</span>
        </p>
      </div>
    </div>
  );
}
