/*
 * For browsers without speculation rules: prefetches a page of this site when the pointer is over a
 * link to it or a finger touches the link.
 */

/** The path that the site is served from: `/`, `/preview/7/`. */
declare const BASE_URL: string;

const fetched = new Set([location.pathname]);

addEventListener('pointerover', ({target}) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a:not([target], [download])');
  if (
    link?.href.startsWith(location.origin + BASE_URL) &&
    // Files, such as a PDF, have an extension; pages have none.
    !link.pathname.includes('.') &&
    !fetched.has(link.pathname)
  ) {
    fetched.add(link.pathname);
    const prefetch = document.createElement('link');
    prefetch.rel = 'prefetch';
    prefetch.href = link.pathname;
    document.head.append(prefetch);
  }
});
