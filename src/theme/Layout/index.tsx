import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';
import ConsentNotice from '../../components/ConsentNotice';
import CopyLinks from '../../components/CopyLinks';
import Footer from '../../components/Footer';
import Navbar from '../../components/Navbar';
import {useRecords} from '../../content/useRecords';
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
      <CopyLinks />
    </>
  );
}
