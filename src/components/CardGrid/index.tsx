import clsx from 'clsx';
import {Children, isValidElement} from 'react';
import type {ReactNode} from 'react';
import type {IconDrawing} from '../../content/icons';
import Button from '../Button';
import Card from '../Card';
import {useAnchor} from '../Heading';
import type {Anchored} from '../Heading';
import Icon from '../Icon';
import {phaseStyle} from '../ProcessFlowchart';
import type {PhaseType} from '../ProcessFlowchart';
import styles from './styles.module.css';

/**
 * A grid of cards, up to four per row. Use 2, 3, 4, 6, 8 or 9 cards, so that every row is full.
 *
 * @canContain TopicCard Benefit
 * @example
 * <CardGrid>
 *   <TopicCard icon="book" title="Learn">
 *     Half a day with examples from your own work.
 *   </TopicCard>
 *   <Benefit icon="test-pipe" title="Try">
 *     One small project, measured from the first day.
 *   </Benefit>
 *   <TopicCard icon="map" title="Plan" to="/process" linkLabel="See the plan">
 *     Six months in four stages.
 *   </TopicCard>
 * </CardGrid>
 */
export default function CardGrid({children}: {children: ReactNode}): ReactNode {
  const cards = Children.toArray(children);
  const columns = ([3, 4] as const).find((count) => cards.length % count === 0) ?? 2;
  const isCompact = cards.every((card) => isValidElement(card) && card.type === Benefit);
  return (
    <ul className={styles[`columns${columns}`]} data-compact={isCompact || undefined}>
      {children}
    </ul>
  );
}

/**
 * A card in a `<CardGrid>`. With `to` and `linkLabel`, it ends with a link.
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
  phase,
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
  /** The phase of the process that it's about, which colors the card: `poc`. */
  phase?: PhaseType;
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
  return (
    <Card
      as="li"
      id={useAnchor(id)}
      lift={to !== undefined}
      className={clsx(styles.topic, phase && styles.phase)}
      style={phase && phaseStyle(phase)}>
      {icon && <Icon drawing={icon} />}
      <h3>{title}</h3>
      <div>{children}</div>
      {to && (
        <Button className={`${styles.link} screen-only`} to={to} variant="outline" size="sm">
          {linkLabel}
          <span className="visually-hidden">: {title}</span>
          <span aria-hidden="true">{'\u00a0→'}</span>
        </Button>
      )}
    </Card>
  );
}

/**
 * A card in a `<CardGrid>`: an icon, a title and a short text.
 *
 * @belongsIn CardGrid
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
