import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useId} from 'react';
import type {ReactNode} from 'react';
import Announcement from '../../components/Announcement';
import Brand from '../../components/Brand';
import {useRecords} from '../../hooks/useRecords';
import {isCurrentLink} from './isCurrentLink';
import BarIsland from './Navbar.island';
import styles from './styles.module.css';

/**
 * The navbar of every page, from `data/site.yaml`.
 *
 * On small screens, its links are in a popover, so the menu works without JavaScript. `Bar` adds the
 * rest.
 */
export default function Navbar(): ReactNode {
  const {site, uiTexts} = useRecords();
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const homeHref = useBaseUrl('/');
  const links = site.navbar.map(({name, path}) => ({name, href: withBaseUrl(path)}));
  const menuId = useId();
  return (
    <>
      <Announcement />
      {/* Where a router changes the page, a new bar has a closed menu. */}
      <BarIsland key={pathname}>
        <Link className={styles.brand} href={homeHref}>
          <Brand name={site.brand} />
        </Link>
        <button type="button" className={`${styles.toggle} screen-only`} popoverTarget={menuId}>
          <span className="visually-hidden">{uiTexts.navbar.menu}</span>
        </button>
        <nav
          id={menuId}
          className={`${styles.menu} screen-only`}
          popover="auto"
          aria-label={uiTexts.navbar.label}>
          <ul className={styles.links}>
            {links.map(({name, href}) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={isCurrentLink(href, pathname, homeHref) ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </BarIsland>
    </>
  );
}
