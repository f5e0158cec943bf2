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
  links: readonly {label: string; href: string}[];
  /** The path of the page that is shown, with the site's base. */
  currentPath: string;
  words: {label: string; menu: string};
  /** What renders a link: the router's own, where there is a router. */
  linkAs?: ElementType;
};

/**
 * The bar at the top of each page.
 *
 * On small screens its links are a popover, which the browser opens, and closes on Escape and on
 * a click outside, without our script. What a script adds is in `attachNavbar`.
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
    <header ref={barRef} className={styles.bar} data-scrolled={false}>
      <Link className={styles.brand} href={homeHref}>
        <Brand name={brand} />
      </Link>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={menuId}
        aria-expanded={false}
        aria-controls={menuId}>
        <span className="visually-hidden">{words.menu}</span>
      </button>
      <nav id={menuId} className={styles.menu} popover="auto" aria-label={words.label}>
        <ul>
          {links.map(({label, href}) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={isCurrentLink(href, currentPath, homeHref) ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
