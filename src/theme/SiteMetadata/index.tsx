import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

/**
 * The metadata of every page, such as its canonical address. The page for unknown addresses has
 * none of its own.
 */
export default function SiteMetadata(): ReactNode {
  const notFoundFile = useBaseUrl('/404.html');
  return useLocation().pathname === notFoundFile ? null : <OriginalSiteMetadata />;
}
