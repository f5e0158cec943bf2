import type {ReactNode} from 'react';
import type {IconDrawing} from '../../content/icons';
import Columns from '../Columns';
import {useAnchor} from '../Heading';
import type {Anchored} from '../Heading';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * A grid of benefits, up to four per row.
 *
 * @counts 2, 3, 4, 6, 8 or 9
 * @canContain Benefit
 * @example
 * <BenefitGrid>
 *   <Benefit icon="rocket" title="Quicker start">
 *     See a first version within days.
 *   </Benefit>
 *   <Benefit icon="test-pipe" title="Safer changes">
 *     Each change comes with tests.
 *   </Benefit>
 * </BenefitGrid>
 */
export default function BenefitGrid({children}: {children: ReactNode}): ReactNode {
  return <Columns>{children}</Columns>;
}

/**
 * A benefit in a `<BenefitGrid>`: an icon, a title and a short text.
 *
 * @belongsIn BenefitGrid
 * @example
 * <Benefit icon="rocket" title="Quicker start">
 *   See a first version within days and give feedback on something real.
 * </Benefit>
 */
export function Benefit({
  id,
  icon,
  title,
  children,
}: Anchored & {
  /** The icon next to the title: `rocket`. */
  icon: IconDrawing;
  /**
   * The benefit in a few words: `Quicker start`.
   *
   * @anchor
   */
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li id={useAnchor(id)} className={styles.benefit}>
      <Icon drawing={icon} />
      <h3>{title}</h3>
      <div>{children}</div>
    </li>
  );
}
