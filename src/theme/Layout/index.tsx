import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import Navbar from '@theme/Navbar';
import type {ReactNode} from 'react';
import CopyLinksView from '../../components/CopyLinks';
import SkipLink from '../../components/SkipLink';
import {useRecords} from '../../content/useRecords';
import Island from '@sitekit/islands/Island';

const mainId = 'main';

function CopyLinks(): ReactNode {
  const {pathname} = useLocation();
  return (
    <Island name="CopyLinks" when="interaction">
      <CopyLinksView words={useRecords().interface.copyLink} currentPath={pathname} />
    </Island>
  );
}

/** The shell of every page. */
export default function Layout({title, description, children}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <SkipLink targetId={mainId}>{useRecords().interface.skipLink}</SkipLink>
      <Navbar />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CopyLinks />
    </>
  );
}
