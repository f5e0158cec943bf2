import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import NavbarView from '../../components/Navbar';
import {useRecords} from '../../content/useRecords';
import Island from '@sitekit/islands/Island';

/** The navbar of every page, from `data/site.yaml` and the current URL. */
export default function Navbar(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {site, interface: words} = useRecords();
  return (
    <Island name="Navbar" when="interaction">
      <NavbarView
        brand={site.brand}
        homeHref={useBaseUrl('/')}
        links={site.navbar.map(({name, path}) => ({name, href: withBaseUrl(path)}))}
        currentPath={useLocation().pathname}
        words={words.navbar}
        linkAs={Link}
      />
    </Island>
  );
}
