import {Children, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';
import {useAnchor} from '../Heading/useAnchor';
import {phaseColorClass, phaseTypes} from '../Phase/phaseColor';
import type {PhaseType} from '../Phase/phaseColor';
import type {ProcessStepProps} from '../ProcessStep';
import styles from './styles.module.css';

type StepElement = ReactElement<ProcessStepProps>;

function stepsIn(children: ReactNode): StepElement[] {
  return Children.toArray(children).map((child) => {
    const step = child as StepElement;
    if (!isValidElement(child) || !phaseTypes.includes(step.props.type)) {
      throw new Error(
        `<ProcessFlowchart> can only contain <ProcessStep id={…} type="${phaseTypes.join('|')}" title="…">.`,
      );
    }
    return step;
  });
}

function Column({
  type,
  title,
  children,
}: {
  type: PhaseType;
  title: string;
  children: ReactNode;
}): ReactNode {
  const id = useAnchor(`${type}-steps`);
  return (
    <div className={phaseColorClass(type)}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ol className={styles.steps} aria-labelledby={id}>
        {children}
      </ol>
    </div>
  );
}

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
 *
 * @throws Error when it contains anything but steps of the three types
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
  const titles: Record<PhaseType, string> = {poc, development, support};
  const steps = stepsIn(children);
  return (
    <div>
      <div className={styles.columns}>
        {phaseTypes.map((type) => (
          <Column key={type} type={type} title={titles[type]}>
            {steps.filter((step) => step.props.type === type)}
          </Column>
        ))}
      </div>
      <p className={styles.loop}>
        <span>{note}</span>
      </p>
    </div>
  );
}
