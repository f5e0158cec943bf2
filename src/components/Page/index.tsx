import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The layout of a page's content. Plain Markdown has a readable width; bands (`data-band`) span the
 * window and align their content with it.
 */
export default function Page({
  title,
  children,
}: {
  /** The page's heading, unless the content has its own. */
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
