import {Children} from 'react';
import type {ReactNode} from 'react';
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
  const cards = Children.toArray(children).length;
  const columns = ([3, 4] as const).find((count) => cards % count === 0) ?? 2;
  return <ul className={styles[`columns${columns}`]}>{children}</ul>;
}
