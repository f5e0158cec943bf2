import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** How and when to reach us, and what happens then. */
export default function ContactPanel({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.panel}>{children}</div>;
}
