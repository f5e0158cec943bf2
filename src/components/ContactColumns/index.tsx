import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The panel with our details, and the form beside it. */
export default function ContactColumns({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
