import type {ReactNode} from 'react';
import {useAnchor} from '../Heading/useAnchor';
import styles from './styles.module.css';

/** The phases of the process (specification, section 3). */
export type PhaseType = 'poc' | 'development' | 'support';

export type ProcessStepProps = {
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
export default function ProcessStep({id, title, children}: ProcessStepProps): ReactNode {
  return (
    <li id={useAnchor(`step-${id}`)} className={styles.step} value={id}>
      <h4>{title}</h4>
      <div>{children}</div>
    </li>
  );
}
