import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A figure that counts, and what it counts: `<Figure value="25–40%">cost savings</Figure>`. */
export default function Figure({value, children}: {value: string; children: ReactNode}): ReactNode {
  return (
    <div>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{children}</span>
    </div>
  );
}
