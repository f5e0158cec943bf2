import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A grid of benefits: two per row, or one on small screens.
 *
 * @canContain Benefit
 * @example
 * <BenefitGrid>
 *   <Benefit icon="rocket" title="Quicker start">
 *     See a first version within days and give feedback on something real.
 *   </Benefit>
 *   <Benefit icon="bug" title="Fewer surprises">
 *     Find mistakes while they’re still cheap to fix.
 *   </Benefit>
 * </BenefitGrid>
 */
export default function BenefitGrid({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
