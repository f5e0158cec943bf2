import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A dark band for key figures: a `## heading` and a few `<Figure>` tags.
 *
 * @example
 * <FigureBand>
 *
 *   ## What to expect in the first year
 *
 *   <Figure value="30–50%">development time reduction</Figure>
 *   <Figure value="25–40%">cost savings</Figure>
 *
 * </FigureBand>
 */
export default function FigureBand({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={`${styles.band} dark`} data-band="ink">
      {children}
    </section>
  );
}

/**
 * A key figure and what it measures.
 *
 * @belongsIn FigureBand
 * @example
 * <Figure value="30–50%">development time reduction</Figure>
 */
export function Figure({
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
