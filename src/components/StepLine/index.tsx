import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Steps along a line.
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
 *     A person tests the draft, and accepts or rejects it.
 *   </Step>
 * </StepLine>
 */
export default function StepLine({
  loop = false,
  children,
}: {
  /** The line turns back from the last step to the first. */
  loop?: boolean;
  children: ReactNode;
}): ReactNode {
  return <ol className={clsx(styles.line, loop && styles.loop)}>{children}</ol>;
}
