import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Benefits, two abreast where there is room.
 *
 * @canContain Benefit
 * @example
 * <BenefitGrid>
 *   <Benefit icon="rocket" title="Quicker start">
 *     A first version to look at within days, so that the talk is about something real.
 *   </Benefit>
 *   <Benefit icon="bug" title="Fewer surprises">
 *     Mistakes show while they are still cheap to mend.
 *   </Benefit>
 * </BenefitGrid>
 */
export default function BenefitGrid({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
