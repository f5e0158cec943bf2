import clsx from 'clsx';
import {Children, isValidElement} from 'react';
import type {CSSProperties, ReactElement, ReactNode} from 'react';
import Heading, {useAnchor} from '../Heading';
import line from '../../css/line.module.css';
import styles from './styles.module.css';

/** The phases of the process (specification, section 3). */
export type PhaseType = 'poc' | 'development' | 'support';

type ProcessStepProps = {
  /**
   * The number of the step in the whole process, counting from 1.
   *
   * @anchor step-{}
   */
  id: number;
  /** The column the step belongs in: `poc`. */
  type: PhaseType;
  /**
   * What happens in this step, in a few words: `Frame the question`.
   */
  title: string;
  children: ReactNode;
};

/**
 * A step in a `<ProcessFlowchart>`.
 *
 * @belongsIn ProcessFlowchart
 * @example
 * <ProcessStep id={1} type="poc" title="Frame the question">
 *   Agree on the one thing the demo must prove.
 * </ProcessStep>
 */
export function ProcessStep({id, title, children}: ProcessStepProps): ReactNode {
  return (
    <li id={useAnchor(`step-${id}`)} className={styles.step} value={id}>
      <h4>{title}</h4>
      <div>{children}</div>
    </li>
  );
}

/** Colors what is about a phase: `--phase-color`. */
export const phaseStyle = (phase: PhaseType) =>
  ({'--phase-color': `var(--${phase})`}) as CSSProperties;

const isStep = (child: ReactNode): child is ReactElement<ProcessStepProps> => isValidElement(child);

/**
 * A flowchart of the process: a column for each type of step, arrows from step to step, and a line
 * from the end back to the start.
 *
 * @canContain ProcessStep
 * @example
 * <ProcessFlowchart
 *   poc="Presales / POCs"
 *   development="Development Projects"
 *   support="Support Projects"
 *   note="What we learn goes into the next project"
 * >
 *   <ProcessStep id={1} type="poc" title="Frame the question">
 *     Agree on the one thing the demo must prove.
 *   </ProcessStep>
 *   <ProcessStep id={2} type="development" title="Plan small changes">
 *     Split the work so that each change can be reviewed.
 *   </ProcessStep>
 *   <ProcessStep id={3} type="support" title="Find the cause">
 *     Test each suspected cause against the evidence.
 *   </ProcessStep>
 * </ProcessFlowchart>
 */
export default function ProcessFlowchart({
  poc,
  development,
  support,
  note,
  children,
}: {
  /**
   * The heading of the first column: `Presales / POCs`.
   *
   * @anchor poc-steps
   */
  poc: string;
  /**
   * The heading of the second column: `Development Projects`.
   *
   * @anchor development-steps
   */
  development: string;
  /**
   * The heading of the third column: `Support Projects`.
   *
   * @anchor support-steps
   */
  support: string;
  /** The text on the line back to the start: `What we learn goes into the next project`. */
  note: string;
  children: ReactNode;
}): ReactNode {
  const columns = Object.entries({poc, development, support}) as [PhaseType, string][];
  const steps = Children.toArray(children).filter(isStep);
  return (
    <div>
      <div className={clsx(line.row, styles.columns)}>
        {columns.map(([type, title]) => (
          <div key={type} style={phaseStyle(type)}>
            <Heading as="h3" id={`${type}-steps`} className={styles.title}>
              {title}
            </Heading>
            <ol
              className={clsx(line.line, line.numbered, styles.steps)}
              aria-labelledby={`${type}-steps`}>
              {steps.filter((step) => step.props.type === type)}
            </ol>
          </div>
        ))}
      </div>
      <p className={styles.loop}>
        <span>{note}</span>
      </p>
    </div>
  );
}
