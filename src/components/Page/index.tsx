import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The column that a page's content stands in. Plain Markdown keeps to a readable width;
 * bands (`data-band`) take the window's whole width and line up their own content with it.
 */
export default function Page({
  title,
  children,
}: {
  /** Shown as the page's heading when the content brings none of its own. */
  title?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.page}>
      {title && <h1>{title}</h1>}
      {children}
    </div>
  );
}
