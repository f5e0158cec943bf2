/*
 * For a browser that does not read the page's speculation rules: it fetches a page of this site
 * when a pointer or a finger comes to its link.
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
