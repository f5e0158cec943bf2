import {PageMetadata} from '@docusaurus/theme-common';
import Island from '@sitekit/islands/Island';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';
import CopyLinks from '../../components/CopyLinks';
import Footer from '../../components/Footer';
import Navbar from '../../components/Navbar';
import SkipLink from '../../components/SkipLink';

/** The shell of every page. */
export default function Layout({title, description, children}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <SkipLink to="main" />
      <Island name="Navbar" when="interaction">
        <Navbar />
      </Island>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Island name="CopyLinks" when="interaction">
        <CopyLinks />
      </Island>
    </>
  );
}
