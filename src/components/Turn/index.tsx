import clsx from 'clsx';
import type {ReactNode} from 'react';
import split from '../Section/split.module.css';
import styles from './styles.module.css';

/**
 * A turn of an `<Exchange>`: what someone wrote, as a quote or as code. On wide screens, the last
 * element is on the right.
 *
 * @belongsIn Exchange
 * @example
 * <Turn title="The request">
 *
 *   > Write a function that greets a person by name.
 *
 * </Turn>
 */
export default function Turn({
  title,
  children,
}: {
  /**
   * What this turn shows: `The request`.
   *
   * @unique
   */
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={clsx(styles.turn, split.split)}>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
