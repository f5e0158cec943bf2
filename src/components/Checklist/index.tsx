import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A box around a bullet list of things to do, each with a tick.
 *
 * @canContain list
 * @example
 * <Checklist title="Before the first day">
 *
 *   - Choose one project and one team.
 *   - Agree on what may be shared with a tool.
 *   - Write down how long the work takes today.
 *
 * </Checklist>
 */
export default function Checklist({
  title,
  children,
}: {
  /** The heading above the list. */
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.box}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
