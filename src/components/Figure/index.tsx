import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A figure that counts, and what it counts.
 *
 * @belongsIn FigureBand
 * @example
 * <Figure value="30–50%">less development time</Figure>
 */
export default function Figure({
  value,
  children,
}: {
  /** The figure, in large type: "25–40%". */
  value: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{children}</span>
    </div>
  );
}
