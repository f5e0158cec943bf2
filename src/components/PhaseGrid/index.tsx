import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A row of phases, side by side.
 *
 * @canContain Phase
 * @example
 * <PhaseGrid>
 *   <Phase type="poc" title="POCs & Demos" duration="Typically 2–3 days">
 *     Build one working part, then decide based on evidence.
 *   </Phase>
 *   <Phase type="development" title="Development Projects">
 *     Small changes, each with tests and a review.
 *   </Phase>
 *   <Phase type="support" title="Support Projects">
 *     Find causes sooner and keep the documentation up to date.
 *   </Phase>
 * </PhaseGrid>
 */
export default function PhaseGrid({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
