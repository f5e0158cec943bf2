/** @jest-environment node */
import {scopeStyles} from './scopeStyles';

it('limits styles to a chapter, which replaces the elements around a page', () => {
  const css =
    ':root{--a:1px;font-size:80%}@media print{html,.b{color:red}}body{margin:0}.c>p{color:red}body-x,:root:has(.d){font-size:2px}';

  expect(scopeStyles(css, '#page')).toBe(
    '@layer pages {@scope (#page) {:scope{--a:1px}@media print{:scope,.b{color:red}}:scope{margin:0}.c>p{color:red}body-x,:scope:has(.d){font-size:2px}}}',
  );
});
