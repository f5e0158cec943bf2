/** @jest-environment node */
import {isCurrentLink} from './isCurrentLink';

it.each([
  ['/tools', '/tools', true],
  ['/tools', '/tools/', true],
  ['/tools/', '/tools', true],
  ['/tools', '/tools/reviews', true],
  ['/tools', '/process', false],
  ['/tools', '/tools-old', false],
  ['/tools/reviews', '/tools', false],
  ['/preview/7/tools', '/preview/7/tools', true],
  ['/preview/7/', '/preview/7/', true],
  ['/preview/7/', '/preview/7', true],
  ['/preview/7/', '/preview/7/tools', false],
])('whether a link to %s is current on %s: %s', (href, currentPath, expected) => {
  expect(isCurrentLink(href, currentPath, '/preview/7/')).toBe(expected);
});

it('a link to a home page at the root is only current there', () => {
  expect(isCurrentLink('/', '/', '/')).toBe(true);
  expect(isCurrentLink('/', '/tools', '/')).toBe(false);
});
