import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A window that shows something real: a screen, a change, its tests. Text is on the left of a
 * `<ChangeWindow>` in it.
 *
 * @example
 * <Artifact title="invoice.js" note="A change with its test">
 *
 *   What the window shows: text, code or a table.
 *
 * </Artifact>
 */
export default function Artifact({
  title,
  note,
  children,
}: {
  /** The title of the window: `invoice.js`. */
  title: string;
  /** A few words to the right of the title: `Example we wrote`. */
  note: string;
  children: ReactNode;
}): ReactNode {
  return (
    <figure className={styles.artifact} data-figure="">
      <figcaption className={styles.title}>
        <strong>{title}</strong>
        <span>{note}</span>
      </figcaption>
      <div className={styles.content}>{children}</div>
    </figure>
  );
}
