import type {ReactNode} from 'react';
import {useAnchor} from '../Heading/useAnchor';
import type {Anchored} from '../Heading/useAnchor';
import styles from './styles.module.css';

/**
 * A step on a `<StepLine>`.
 *
 * @belongsIn StepLine
 * @example
 * <Step title="Describe">
 *   You write the goal in plain language.
 * </Step>
 */
export default function Step({
  id,
  title,
  children,
}: Anchored & {
  /**
   * What happens in this step, in a word or two: `Describe`.
   *
   * @unique
   * @anchor
   */
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li id={useAnchor(id)}>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
