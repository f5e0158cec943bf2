import type {ComponentType, ReactNode} from 'react';
import records from 'virtual:records';
import CopyLinks from '@ours/src/components/CopyLinks';
import Footer from '@ours/src/components/Footer';
import Navbar from '@ours/src/components/Navbar';
import Page from '@ours/src/components/Page';
import SkipLink from '@ours/src/components/SkipLink';
import {IdPrefix} from './shims/react';

const {site, interface: words} = records;
const {brand, navbar} = site;

const year = new Date().getFullYear();

/** The body of a page, which passes its slots on to the content as islands. */
export default function Body({
  path,
  title,
  content: Content,
  ...islands
}: {
  path: string;
  /** Shown when the content has no heading. */
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
        links={navbar.map(({name, path: href}) => ({name, href}))}
        currentPath={path}
        words={words.navbar}
      />
      <main id="main" tabIndex={-1}>
        <Page title={title}>
          <Content {...islands} />
        </Page>
      </main>
      <Footer site={site} year={year} />
      <CopyLinks words={words.copyLink} currentPath={path} />
    </IdPrefix.Provider>
  );
}
