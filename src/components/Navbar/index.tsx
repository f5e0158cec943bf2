import {useEffect, useId, useRef, useState} from 'react';
import type {ElementType, ReactNode} from 'react';
import Brand from '../Brand';
import {isCurrentLink} from './isCurrentLink';
import styles from './styles.module.css';
import {useScrolled} from './useScrolled';

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
 * a click outside, without our script; here it is also closed when the page changes.
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
  const menuRef = useRef<HTMLElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const scrolled = useScrolled();

  useEffect(() => {
    const menu = menuRef.current;
    return () => menu?.hidePopover();
  }, [currentPath]);

  return (
    <header className={styles.bar} data-scrolled={scrolled}>
      <Link className={styles.brand} href={homeHref}>
        <Brand name={brand} />
      </Link>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={menuId}
        aria-expanded={menuOpen}
        aria-controls={menuId}>
        <span className="visually-hidden">{words.menu}</span>
      </button>
      <nav
        ref={menuRef}
        id={menuId}
        className={styles.menu}
        popover="auto"
        aria-label={words.label}
        onToggle={(event) => setMenuOpen(event.newState === 'open')}>
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
