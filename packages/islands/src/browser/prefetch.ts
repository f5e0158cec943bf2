/*
 * For browsers without speculation rules: prefetches a page of this site when the pointer is over a
 * link to it or a finger touches the link.
 */

const fetched = new Set([location.pathname]);

addEventListener('pointerover', ({target}) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a:not([target], [download])');
  // Files, such as a PDF, have an extension; pages have none.
  const isPage = link?.origin === location.origin && !link.pathname.includes('.');
  if (isPage && !fetched.has(link.pathname)) {
    fetched.add(link.pathname);
    const prefetch = document.createElement('link');
    prefetch.rel = 'prefetch';
    prefetch.href = link.pathname;
    document.head.append(prefetch);
  }
});
