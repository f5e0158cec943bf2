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
