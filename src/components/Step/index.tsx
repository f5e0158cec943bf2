import type {ReactNode} from 'react';
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
  title,
  children,
}: {
  /**
   * What happens in this step, in a word or two: `Describe`.
   *
   * @unique
   */
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
