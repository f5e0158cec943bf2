import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Gallery from '@generated/gallery/gallery.mdx';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import CopyButton from './CopyButton';
import IconBrowser from './IconBrowser';
import styles from './styles.module.css';

/** A rendered example. One that crashes doesn't take the rest of the gallery with it. */
function GalleryExample({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.example}>
      <ErrorBoundary fallback={() => <p>This example can't be shown.</p>}>{children}</ErrorBoundary>
    </div>
  );
}

const components = {CopyButton, GalleryExample, IconBrowser};

/** Every component and icon that a page can use, shown with the site's own theme. */
export default function GalleryPage(): ReactNode {
  return (
    <Layout title="Components" description="Everything you can use in a page.">
      <div className={styles.gallery}>
        <MDXContent>
          <Gallery components={components} />
        </MDXContent>
      </div>
    </Layout>
  );
}
