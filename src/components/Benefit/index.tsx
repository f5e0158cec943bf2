import type {ReactNode} from 'react';
import type {IconDrawing} from '../../content/icons';
import Card from '../Card';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * One benefit of a `<BenefitGrid>`.
 *
 * @belongsIn BenefitGrid
 * @example
 * <Benefit icon="rocket" title="Quicker start">
 *   A first version to look at within days, so that the talk is about something real.
 * </Benefit>
 */
export default function Benefit({
  icon,
  title,
  children,
}: {
  /** The picture above the title. */
  icon: IconDrawing;
  /** The benefit in a few words. */
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Card as="li" className={styles.benefit}>
      <span className={styles.icon}>
        <Icon drawing={icon} />
      </span>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
    </Card>
  );
}
