import type {ReactNode} from 'react';
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
  period,
  title,
  children,
}: {
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
   */
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={styles.stage}>
      <p className={styles.period}>{period}</p>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
