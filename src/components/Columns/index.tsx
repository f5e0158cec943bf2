import {Children} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A list of cards in columns: one on small screens. Wide ones have three or four, if that makes every row
 * full, and otherwise two.
 */
export default function Columns({
  children,
}: {
  /** `<li>` elements. */
  children: ReactNode;
}): ReactNode {
  const cards = Children.toArray(children).length;
  const columns = ([3, 4] as const).find((count) => cards % count === 0) ?? 2;
  return <ul className={styles[`columns${columns}`]}>{children}</ul>;
}
