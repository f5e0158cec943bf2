const withoutTrailingSlash = (path: string) => path.replace(/(.)\/+$/, '$1');

/**
 * Whether a link leads to the current page or to its section: `/tools` is current on
 * `/tools/reviews`. The home link is only current on the home page.
 */
export function isCurrentLink(href: string, currentPath: string, homeHref: string): boolean {
  const link = withoutTrailingSlash(href);
  const current = withoutTrailingSlash(currentPath);
  return (
    link === current || (link !== withoutTrailingSlash(homeHref) && current.startsWith(`${link}/`))
  );
}
