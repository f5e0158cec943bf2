import Gallery from '@generated/gallery/gallery.mdx';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import ComponentSearch, {GalleryEntry, SearchProvider} from './ComponentSearch';
import CopyButton from './CopyButton';
import GalleryExample from './GalleryExample';
import IconBrowser from './IconBrowser';
import styles from './styles.module.css';

const components = {ComponentSearch, CopyButton, GalleryEntry, GalleryExample, IconBrowser};

/** Every component and icon that a page can use, shown with the site's own theme. */
export default function GalleryPage(): ReactNode {
  return (
    <Layout title="Components" description="Everything you can use in a page.">
      <div className={styles.gallery}>
        <SearchProvider>
          <MDXContent>
            <Gallery components={components} />
          </MDXContent>
        </SearchProvider>
      </div>
    </Layout>
  );
}
