import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Benefits, two abreast where there is room. */
export default function BenefitGrid({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
