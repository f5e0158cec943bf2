import clsx from 'clsx';
import {Children, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';
import Heading from '../Heading';
import type {PhaseType, ProcessStepProps} from '../ProcessStep';
import phases from '../ProcessStep/phases.module.css';
import line from '../StepLine/styles.module.css';
import styles from './styles.module.css';

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
  const columns: [PhaseType, string][] = [
    ['poc', poc],
    ['development', development],
    ['support', support],
  ];
  const steps = Children.toArray(children).filter(isStep);
  return (
    <div>
      <div className={styles.columns}>
        {columns.map(([type, title]) => (
          <div key={type} className={phases[type]}>
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
