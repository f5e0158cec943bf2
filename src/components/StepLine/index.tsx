import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Steps along the line. */
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
