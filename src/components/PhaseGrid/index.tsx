import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The phases of the process, side by side. */
export default function PhaseGrid({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
