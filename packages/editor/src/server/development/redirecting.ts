import {redirectFrom} from '../pages/redirects';
import type {Middleware} from './endpoint';

/**
 * Leads from old addresses of pages to their new ones, as the host of the published site does.
 *
 * @param read the file with the redirects, as it is now
 */
export const redirecting = (baseUrl: string, read: () => string): Middleware => ({
  name: 'redirects',
  middleware({url = '', method}, response, next) {
    const isPage = method === 'GET' && url.startsWith(baseUrl);
    const to = isPage ? redirectFrom(read(), url.slice(baseUrl.length - 1)) : undefined;
    if (to === undefined) {
      next();
    } else {
      // Not for good: the page can get its old address back.
      response
        .writeHead(302, {location: to.replace(/^\//, baseUrl), 'cache-control': 'no-store'})
        .end();
    }
  },
});
