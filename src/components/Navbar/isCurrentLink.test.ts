/** @jest-environment node */
import {isCurrentLink} from './isCurrentLink';

it.each([
  ['its own page', '/tools', '/tools', '/'],
  ['its own page with a trailing slash', '/tools', '/tools/', '/'],
  ['its own page, when the link has a trailing slash', '/tools/', '/tools', '/'],
  ['a page of its section', '/tools', '/tools/reviews', '/'],
  ['Home', '/', '/', '/'],
  ['its own page below a base path', '/preview/7/tools', '/preview/7/tools', '/preview/7/'],
  ['Home below a base path', '/preview/7/', '/preview/7/', '/preview/7/'],
  ['Home below a base path, without a trailing slash', '/preview/7/', '/preview/7', '/preview/7/'],
])('a link is current on %s: %s on %s', (_where, href, currentPath, homeHref) => {
  expect(isCurrentLink(href, currentPath, homeHref)).toBe(true);
});

it.each([
  ['another page', '/tools', '/process', '/'],
  ['a page whose name starts the same', '/tools', '/tools-old', '/'],
  ['the page above it', '/tools/reviews', '/tools', '/'],
  ['Home', '/tools', '/', '/'],
  ['any other page, when it links to Home', '/', '/tools', '/'],
  [
    'any other page, when it links to Home below a base path',
    '/preview/7/',
    '/preview/7/tools',
    '/preview/7/',
  ],
])('a link is not current on %s: %s on %s', (_where, href, currentPath, homeHref) => {
  expect(isCurrentLink(href, currentPath, homeHref)).toBe(false);
});
