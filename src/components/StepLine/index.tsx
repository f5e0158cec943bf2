import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A line of steps, or of stages with their periods.
 *
 * @canContain Step
 * @example
 * <StepLine loop>
 *   <Step title="Describe">
 *     You write the goal in plain language.
 *   </Step>
 *   <Step title="Draft">
 *     The tool proposes a first version.
 *   </Step>
 *   <Step title="Decide">
 *     You test the draft and accept or reject it.
 *   </Step>
 * </StepLine>
 */
export default function StepLine({
  loop = false,
  children,
}: {
  /** Adds a line from the last step back to the first. */
  loop?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <ol className={clsx(styles.line, styles.row, loop ? styles.loop : styles.open)}>{children}</ol>
  );
}
