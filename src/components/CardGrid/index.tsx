import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A grid of cards, three or four per row. Use 3, 4, 6, 8 or 9 cards, so that every row is full.
 *
 * @canContain TopicCard
 * @example
 * <CardGrid>
 *   <TopicCard icon="book" title="Learn">
 *     Half a day with examples from your own work.
 *   </TopicCard>
 *   <TopicCard icon="test-pipe" title="Try">
 *     One small project, measured from the first day.
 *   </TopicCard>
 *   <TopicCard icon="map" title="Plan" to="/process" linkLabel="See the plan">
 *     Six months in four stages.
 *   </TopicCard>
 * </CardGrid>
 */
export default function CardGrid({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
