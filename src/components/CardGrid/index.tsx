import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {IconDrawing} from '../../content/icons';
import Card from '../Card';
import Columns from '../Columns';
import {useAnchor} from '../Heading';
import type {Anchored} from '../Heading';
import Icon from '../Icon';
import Link from '../Link';
import styles from './styles.module.css';

/**
 * A grid of topic cards, up to four per row.
 *
 * @counts 2, 3, 4, 6, 8 or 9
 * @canContain TopicCard
 * @example
 * <CardGrid>
 *   <TopicCard icon="book" title="Learn">
 *     Half a day with examples from your own work.
 *   </TopicCard>
 *   <TopicCard icon="map" title="Plan" to="/process" linkLabel="See the plan">
 *     Six months in four stages.
 *   </TopicCard>
 * </CardGrid>
 */
export default function CardGrid({children}: {children: ReactNode}): ReactNode {
  return <Columns>{children}</Columns>;
}

/**
 * A topic in a `<CardGrid>`. With `to` and `linkLabel`, it’s a card that ends with a link. What is bold
 * at its start is in large type.
 *
 * @belongsIn CardGrid
 * @example
 * <TopicCard icon="map" title="Plan" to="/process" linkLabel="See the plan">
 *   Six months in four stages.
 * </TopicCard>
 */
export function TopicCard({
  id,
  icon,
  title,
  to,
  linkLabel,
  children,
}: Anchored & {
  /** The icon above the title: `map`. */
  icon?: IconDrawing;
  /**
   * The topic in a few words: `Plan`.
   *
   * @anchor
   */
  title: string;
  /**
   * Where the link goes: a page on this site (`/process`) or a full address.
   *
   * @goesWith linkLabel
   */
  to?: string;
  /**
   * The text of the link: `See the plan`.
   *
   * @goesWith to
   */
  linkLabel?: string;
  children: ReactNode;
}): ReactNode {
  // Only what leads somewhere is a card.
  const Element = to ? Card : 'li';
  return (
    <Element
      {...(to && {as: 'li', lift: true})}
      id={useAnchor(id)}
      className={clsx(styles.topic, to ? styles.card : styles.flat)}>
      {icon && <Icon drawing={icon} />}
      <h3>{title}</h3>
      <div>{children}</div>
      {to && (
        <Link to={to} className={`${styles.link} screen-only`}>
          {linkLabel}
          <span className="visually-hidden">: {title}</span>
          <span aria-hidden="true">{'\u00a0→'}</span>
        </Link>
      )}
    </Element>
  );
}
