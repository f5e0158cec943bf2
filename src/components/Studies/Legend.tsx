import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {UiTexts} from '../../content/schema';
import type {Goals} from './Plot';
import styles from './styles.module.css';

/** What a mark means, next to an example of it. */
function Item({mark, children}: {mark: ReactNode; children: string}): ReactNode {
  return (
    <li>
      <svg className={styles.key} viewBox="0 0 28 20" aria-hidden="true">
        {mark}
      </svg>
      {children}
    </li>
  );
}

const dot = {cx: '14', cy: '10', r: '6'};

/** What the marks of the chart mean. */
export default function Legend({
  goals: {breakEven},
  words,
}: {
  goals: Goals;
  words: UiTexts['studies'];
}): ReactNode {
  return (
    <ul className={styles.legend}>
      <Item mark={<circle className={clsx(styles.dot, styles.filled)} {...dot} />}>
        {words.randomized}
      </Item>
      <Item mark={<circle className={styles.dot} {...dot} />}>{words.observed}</Item>
      <Item mark={<line className={styles.interval} x1="2" x2="26" y1="10" y2="10" />}>
        {words.interval}
      </Item>
      <Item mark={<line className={styles.breakEven} x1="14" x2="14" y2="20" />}>
        {words.breakEven
          .replace('{percent}', String(breakEven.ofDevelopment))
          .replace('{hours}', String(breakEven.ofHours))}
      </Item>
      <Item mark={<rect className={styles.target} width="28" height="20" />}>{words.target}</Item>
    </ul>
  );
}
