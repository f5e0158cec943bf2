/** @jest-environment node */
import {load} from 'cheerio';
import {contentSecurityPolicy, insertPolicy} from './contentSecurityPolicy';
import {sourcesOf} from './sources';

const policyOf = (html: string) => contentSecurityPolicy(sourcesOf(load(html))).split('; ');

const strict = [
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self'",
  "style-src-attr 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

it('forbids everything that a page of text needs no permission for', () => {
  expect(policyOf('<p>Text</p>')).toEqual(strict);
});

it('allows exactly what is in the page, in whatever order it is there', () => {
  const [a, b] = ['<script>a</script>', '<script>b</script>'];
  const policy = policyOf(`<form action=/send></form>${b}${a}`);

  expect(policy).toContain("form-action 'self'");
  expect(policy[3]).toMatch(/^script-src 'self' 'sha256-\S{44}' 'sha256-\S{44}'$/);
  expect(policy.join()).not.toContain('unsafe');
  expect(policyOf(`${a}${b}<form action=/send></form>`)).toEqual(policy);
});

it.each([
  ['the encoding', '<head><meta charset="UTF-8">|<style></style></head><body></body>'],
  ['the start of the head', '<head>|<title>A</title></head><body></body>'],
])('is inserted after %s', (_what, html) => {
  const $ = load(html.replace('|', ''));
  insertPolicy($, "default-src 'none'");
  expect($('html').html()).toBe(
    html.replace('|', `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`),
  );
});
