import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Drafts of the same thing, side by side, of which one is kept.
 *
 * @canContain Draft
 * @example
 * <Drafts>
 *   <Draft title="One long page" verdict="Nobody scrolls that far">
 *     All tools below each other.
 *   </Draft>
 *   <Draft title="A filter" verdict="Finds a tool in two clicks" kept>
 *     Only the tools of a category.
 *   </Draft>
 * </Drafts>
 */
export default function Drafts({children}: {children: ReactNode}): ReactNode {
  return <ol className={styles.drafts}>{children}</ol>;
}

/**
 * One of the `<Drafts>`: what it is, as text or code, and why it's kept or not.
 *
 * @belongsIn Drafts
 * @example
 * <Draft title="A filter" verdict="Finds a tool in two clicks" kept>
 *   Only the tools of a category.
 * </Draft>
 */
export function Draft({
  title,
  verdict,
  kept = false,
  children,
}: {
  /** What is different about this draft, in a few words: `A filter`. */
  title: string;
  /** Why it's kept or not: `Finds a tool in two clicks`. */
  verdict: string;
  /** Whether this is the one that's kept. */
  kept?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={clsx(styles.draft, kept && styles.kept)}>
      <h3>{title}</h3>
      <div>{children}</div>
      <p className={styles.verdict}>
        <span aria-hidden="true">{kept ? '✔' : '✖'}</span> {verdict}
      </p>
    </li>
  );
}
