import type {ReactNode} from 'react';
import type {IconDrawing} from '../../content/icons';
import Card from '../Card';
import {useAnchor} from '../Heading/useAnchor';
import type {Anchored} from '../Heading/useAnchor';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * A card in a `<CardGrid>`: an icon, a title and a short text.
 *
 * @belongsIn CardGrid
 * @example
 * <Benefit icon="rocket" title="Quicker start">
 *   See a first version within days and give feedback on something real.
 * </Benefit>
 */
export default function Benefit({
  id,
  icon,
  title,
  children,
}: Anchored & {
  /** The icon above the title: `rocket`. */
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
    <Card as="li" id={useAnchor(id)} className={styles.benefit}>
      <Icon drawing={icon} />
      <h3>{title}</h3>
      <div>{children}</div>
    </Card>
  );
}
