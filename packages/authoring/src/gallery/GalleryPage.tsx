import Examples from '@generated/gallery/examples.mdx';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import Page from '../../../../src/components/Page';
import {components} from '../../../../src/content/components';
import {partsOf, wholesOf} from './entries';
import styles from './styles.module.css';

/** Every component that a page may use: what it is for, what it takes, and how it is written. */
export default function GalleryPage(): ReactNode {
  return (
    <Layout title="Components" description="What a page of this site can be made of.">
      <Page title="Components">
        <p>
          What a page can be made of. Copy an example into your page, and change its words. You see
          this list only while you edit the site: it is not published.
        </p>
        <nav aria-label="Components">
          <ul className={styles.index}>
            {wholesOf(components)
              .flatMap((whole) => [whole, ...partsOf(whole, components)])
              .map(({name}) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
          </ul>
        </nav>
        <MDXContent>
          <Examples />
        </MDXContent>
      </Page>
    </Layout>
  );
}
