import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Stages along the months. */
export default function Timeline({children}: {children: ReactNode}): ReactNode {
  return <ol className={styles.timeline}>{children}</ol>;
}
