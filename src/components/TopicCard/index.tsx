import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {IconDrawing} from '../../content/icons';
import Card from '../Card';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * One topic in a `<CardGrid>`; with an address it ends in a link there.
 *
 * @belongsIn CardGrid
 * @example
 * <TopicCard icon="map" title="Plan" to="/process" linkLabel="See the plan">
 *   Six months in four stages.
 * </TopicCard>
 */
export default function TopicCard({
  icon,
  title,
  to,
  linkLabel,
  children,
}: {
  /** The picture above the title. */
  icon?: IconDrawing;
  /** The topic in a few words. */
  title: string;
  /** Where the link leads: a page of this site, such as /benefits, or a whole address. */
  to?: string;
  /** The words of the link. */
  linkLabel?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Card as="li" lift={to !== undefined} className={styles.card}>
      {icon && (
        <span className={styles.icon}>
          <Icon drawing={icon} />
        </span>
      )}
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
      {to && (
        <Link className={styles.link} to={to}>
          {linkLabel}
          <span className="visually-hidden">: {title}</span>
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
        </Link>
      )}
    </Card>
  );
}
