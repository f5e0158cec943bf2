import Gallery from '@generated/gallery/gallery.mdx';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import CopyButton from './CopyButton';
import GalleryExample from './GalleryExample';
import styles from './styles.module.css';

/** Every component that a page can use, shown with the site's own theme. */
export default function GalleryPage(): ReactNode {
  return (
    <Layout title="Components" description="Everything you can use in a page.">
      <div className={styles.gallery}>
        <MDXContent>
          <Gallery components={{CopyButton, GalleryExample}} />
        </MDXContent>
      </div>
    </Layout>
  );
}
