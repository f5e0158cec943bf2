const withoutTrailingSlash = (path: string) => path.replace(/(.)\/+$/, '$1');

/**
 * Whether a link of the bar leads to the page that is shown, or to the section it is in
 * (`/tools` is current on `/tools/reviews`). Home is current on itself alone.
 */
export function isCurrentLink(href: string, currentPath: string, homeHref: string): boolean {
  const link = withoutTrailingSlash(href);
  const current = withoutTrailingSlash(currentPath);
  return (
    link === current || (link !== withoutTrailingSlash(homeHref) && current.startsWith(`${link}/`))
  );
}
