import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A rendered example. One that crashes doesn't take the rest of the gallery with it. */
export default function GalleryExample({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.example}>
      <ErrorBoundary fallback={() => <p>This example can't be shown.</p>}>{children}</ErrorBoundary>
    </div>
  );
}
