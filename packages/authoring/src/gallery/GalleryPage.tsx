import Gallery from '@generated/gallery/gallery.mdx';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import CopyButton from './CopyButton';
import IconBrowser from './IconBrowser';
import styles from './styles.module.css';

const GalleryExample = (props: {children: ReactNode}): ReactNode => (
  <div className={styles.example} {...props} />
);

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
