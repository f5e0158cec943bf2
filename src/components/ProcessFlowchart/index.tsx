import {Children, isValidElement, useId} from 'react';
import type {ReactElement, ReactNode} from 'react';
import {phaseHue, phaseTypes} from '../Phase/hue';
import type {PhaseType} from '../Phase/hue';
import type {ProcessStepProps} from '../ProcessStep';
import styles from './styles.module.css';

type StepElement = ReactElement<ProcessStepProps>;

function stepsIn(children: ReactNode): StepElement[] {
  return Children.toArray(children).map((child) => {
    const step = child as StepElement;
    if (!isValidElement(child) || !phaseTypes.includes(step.props.type)) {
      throw new Error(
        `<ProcessFlowchart> holds nothing but <ProcessStep id={…} type="${phaseTypes.join('|')}" title="…">.`,
      );
    }
    return step;
  });
}

/**
 * The whole process: a column for each type of step, the steps of a column joined by arrows, and
 * below them the way back to the beginning.
 *
 * @throws Error when it holds anything but steps of the three types
 */
export default function ProcessFlowchart({
  poc,
  development,
  support,
  note,
  children,
}: Record<PhaseType, string> & {
  /** The words on the line that leads back. */
  note: string;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  const titles = {poc, development, support};
  const steps = stepsIn(children);
  return (
    <div>
      <div className={styles.columns}>
        {phaseTypes.map((type) => (
          <div key={type} className={phaseHue(type)}>
            <h3 id={`${id}-${type}`} className={styles.title}>
              {titles[type]}
            </h3>
            <ol className={styles.steps} aria-labelledby={`${id}-${type}`}>
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
