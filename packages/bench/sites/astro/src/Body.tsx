import type {ComponentType, ReactNode} from 'react';
import records from 'virtual:records';
import CurrentYear from '@site/src/components/CurrentYear';
import Footer from '@site/src/components/Footer';
import Navbar from '@site/src/components/Navbar';
import Page from '@site/src/components/Page';
import SkipLink from '@site/src/components/SkipLink';
import {IdPrefix} from './standIns/react';

const {site, interface: words} = records;
const {brand, navbar} = site;

/** All that a page shows. Its islands come as slots, and go on to its content. */
export default function Body({
  path,
  title,
  content: Content,
  ...islands
}: {
  path: string;
  /** Shown when the content brings no heading. */
  title?: string;
  content: ComponentType<Record<string, ReactNode>>;
  children?: ReactNode;
}) {
  return (
    <IdPrefix.Provider value="page-">
      <SkipLink targetId="main">{words.skipLink}</SkipLink>
      <Navbar
        brand={brand}
        homeHref="/"
        links={navbar.map(({label, to}) => ({label, href: to}))}
        currentPath={path}
        words={words.navbar}
      />
      <main id="main" tabIndex={-1}>
        <Page title={title}>
          <Content {...islands} />
        </Page>
      </main>
      <Footer site={site} year={<CurrentYear />} />
    </IdPrefix.Provider>
  );
}
