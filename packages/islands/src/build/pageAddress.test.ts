/** @jest-environment node */
import {pageAddress} from './pageAddress';

it.each([
  ['/index.html', '/'],
  ['/', '/'],
  ['/tools.html', '/tools'],
  ['/tools/', '/tools'],
  ['/preview/7/index.html', '/preview/7'],
  ['/my-index.html', '/my-index'],
])('turns %s into %s', (path, address) => {
  expect(pageAddress(path)).toBe(address);
});
