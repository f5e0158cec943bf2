import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import NavbarShell from '../../components/Navbar';
import {useRecords} from '../../content/useRecords';
import type {PageLink} from '../../content/schema';
import Island from '@sitekit/islands/Island';

/** Gives the bar what it shows: the links of `themeConfig` and the path of the page. */
export default function Navbar(): ReactNode {
  const {navbar} = useThemeConfig();
  const {withBaseUrl} = useBaseUrlUtils();
  const items = navbar.items as unknown as PageLink[];
  return (
    <Island name="Navbar">
      <NavbarShell
        brand={navbar.title ?? ''}
        homeHref={useBaseUrl('/')}
        links={items.map(({label, to}) => ({label, href: withBaseUrl(to)}))}
        currentPath={useLocation().pathname}
        words={useRecords().interface.navbar}
        linkAs={Link}
      />
    </Island>
  );
}
