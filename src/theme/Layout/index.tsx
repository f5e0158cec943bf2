import {PageMetadata} from '@docusaurus/theme-common';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import Navbar from '@theme/Navbar';
import type {ReactNode} from 'react';
import ConsentNotice from '../../components/ConsentNotice';
import {useRecords} from '../../hooks/useRecords';
import styles from './styles.module.css';

/** The shell of every page. */
export default function Layout({title, description, children}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      {/* For keyboard users. It must come first in the tab order. */}
      <a className={`${styles.skip} dark screen-only`} href="#main">
        {useRecords().uiTexts.skipLink}
      </a>
      <Navbar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ConsentNotice />
    </>
  );
}
