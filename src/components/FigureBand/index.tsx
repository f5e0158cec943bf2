import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A dark band that holds a `## heading` and a few `<Figure>`s. */
export default function FigureBand({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.band} data-band="ink">
      {children}
    </section>
  );
}
