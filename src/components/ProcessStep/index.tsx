import type {ReactNode} from 'react';
import type {PhaseType} from '../Phase/hue';
import styles from './styles.module.css';

export type ProcessStepProps = {
  /** Its number in the whole process. */
  id: number;
  /** The column that it stands in. */
  type: PhaseType;
  /** What is done, in a few words. */
  title: string;
  children: ReactNode;
};

/**
 * One step of a `<ProcessFlowchart>`, which sets it in the column of its type.
 *
 * @belongsIn ProcessFlowchart
 * @example
 * <ProcessStep id={1} type="poc" title="Frame the question">
 *   Agree on the one thing the demo must prove.
 * </ProcessStep>
 */
export default function ProcessStep({id, title, children}: ProcessStepProps): ReactNode {
  return (
    <li className={styles.step} value={id}>
      <span className={styles.number} aria-hidden="true">
        {id}
      </span>
      <h4 className={styles.title}>{title}</h4>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
