import type {ReactNode} from 'react';
import {useAnchor} from '../Heading/useAnchor';
import type {Anchored} from '../Heading/useAnchor';
import styles from './styles.module.css';

/**
 * A stage on a `<Timeline>`.
 *
 * @belongsIn Timeline
 * @example
 * <Stage period="Month 1" title="Assessment">
 *   Measure today’s hours and choose the first project.
 * </Stage>
 */
export default function Stage({
  id,
  period,
  title,
  children,
}: Anchored & {
  /**
   * When the stage takes place: `Months 3–4`.
   *
   * @unique
   */
  period: string;
  /**
   * The name of the stage: `Assessment`.
   *
   * @unique
   * @anchor
   */
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li id={useAnchor(id)} className={styles.stage}>
      <p className={styles.period}>{period}</p>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
