import type {ReactNode} from 'react';
import {useAnchor} from '../Heading';
import type {Anchored} from '../Heading';
import styles from './styles.module.css';

/**
 * A box around a bulleted list, with a check mark for each item.
 *
 * @canContain list
 * @example
 * <Checklist title="Before the first day">
 *
 *   - Choose one project and one team.
 *   - Agree on what you may share with a tool.
 *   - Write down how long the work takes today.
 *
 * </Checklist>
 */
export default function Checklist({
  id,
  title,
  children,
}: Anchored & {
  /**
   * The heading above the list: `Before the first day`.
   *
   * @anchor
   */
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div id={useAnchor(id)} className={styles.box}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
