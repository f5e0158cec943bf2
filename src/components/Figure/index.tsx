import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A key figure and what it measures.
 *
 * @belongsIn FigureBand
 * @example
 * <Figure value="30–50%">development time reduction</Figure>
 */
export default function Figure({
  value,
  children,
}: {
  /** The figure, shown in large type: `30–50%`. */
  value: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{children}</span>
    </div>
  );
}
