import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A timeline with stages.
 *
 * @canContain Stage
 * @example
 * <Timeline>
 *   <Stage period="Month 1" title="Assessment">
 *     Measure today’s hours and choose the first project.
 *   </Stage>
 *   <Stage period="Months 2–3" title="First projects">
 *     Compare the results with what you measured.
 *   </Stage>
 * </Timeline>
 */
export default function Timeline({children}: {children: ReactNode}): ReactNode {
  return <ol className={styles.timeline}>{children}</ol>;
}
