import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A closing call to action: a `## heading`, a sentence and a `<Button>`.
 *
 * @example
 * <Banner>
 *
 *   ## Ready to try it?
 *
 *   Bring one project, and we’ll look at it together.
 *
 *   <Button to="/contact" size="lg">Schedule a Meeting</Button>
 *
 * </Banner>
 */
export default function Banner({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={`${styles.band} screen-only`} data-band="paper">
      <div className={`${styles.sheet} dark`}>
        <div className={styles.text}>{children}</div>
        <svg className={styles.line} viewBox="0 0 480 220" aria-hidden="true">
          <path d="M-40 176c110 0 130-120 220-120s100 108 190 108c64 0 80-40 92-88" />
          <path d="m443 92 20-20 13 25" />
          <circle cx="180" cy="56" r="9" />
          <circle cx="370" cy="164" r="9" />
        </svg>
      </div>
    </section>
  );
}
