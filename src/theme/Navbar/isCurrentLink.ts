const withSlash = (path: string) => path.replace(/\/*$/, '/');

/**
 * Whether a link leads to the current page or to its section: `/tools` is current on
 * `/tools/reviews`. The home link is only current on the home page.
 */
export function isCurrentLink(href: string, currentPath: string, homeHref: string): boolean {
  const [link, current] = [withSlash(href), withSlash(currentPath)];
  return link === withSlash(homeHref) ? current === link : current.startsWith(link);
}
