import {useId} from 'react';
import type {ElementType, ReactNode} from 'react';
import Brand from '../Brand';
import {useAttached} from '@sitekit/islands/useAttached';
import {attachNavbar} from './attachNavbar';
import {isCurrentLink} from './isCurrentLink';
import styles from './styles.module.css';

export type NavbarProps = {
  brand: string;
  homeHref: string;
  links: readonly {name: string; href: string}[];
  /** The path of the current page, including the base URL. */
  currentPath: string;
  words: {label: string; menu: string};
  /** The component that renders links, such as the router's. */
  linkAs?: ElementType;
};

/**
 * The navbar of every page.
 *
 * On small screens, its links are in a popover, so the menu works without JavaScript. `attachNavbar`
 * adds the rest.
 */
export default function Navbar({
  brand,
  homeHref,
  links,
  currentPath,
  words,
  linkAs: Link = 'a',
}: NavbarProps): ReactNode {
  const menuId = useId();
  const barRef = useAttached(attachNavbar, currentPath);
  return (
    <header ref={barRef} className={styles.bar}>
      <Link className={styles.brand} href={homeHref}>
        <Brand name={brand} />
      </Link>
      <button type="button" className={`${styles.toggle} screen-only`} popoverTarget={menuId}>
        <span className="visually-hidden">{words.menu}</span>
      </button>
      <nav
        id={menuId}
        className={`${styles.menu} screen-only`}
        popover="auto"
        aria-label={words.label}>
        <ul className={styles.links}>
          {links.map(({name, href}) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={isCurrentLink(href, currentPath, homeHref) ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
