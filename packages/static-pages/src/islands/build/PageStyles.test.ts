/** @jest-environment node */
import {load} from 'cheerio';
import {PageStyles} from './PageStyles';

/** The styles of a page with this body. */
const stylesOf = (css: string, body: string, islandWords: string[] = []) =>
  new PageStyles(css).of(load(body), islandWords);

it('keeps the rules and selectors that can match something on the page', () => {
  const kept =
    ':root{top:0}p:hover{top:1px}.card{top:2px}#start{top:3px}*{top:4px}p:before{content:"a"}';
  const css = `${kept}em{top:0}@media print{.start{top:0}}`.replace('p:hover', 'em,p:hover');

  expect(stylesOf(css, '<p class="wide card" id="start"></p>')).toBe(kept);
});

it.each([
  ['a class', '.card{top:0}', '<p class="card"></p>'],
  ['a class that CSS escapes', '.md\\:card{top:0}', '<p class="md:card"></p>'],
  ['a class that starts with a digit', '.\\32 col{top:0}', '<p class="2col"></p>'],
  ['an id', '#start{top:0}', '<p id="start"></p>'],
  ['a property in an attribute', 'p{top:var(--wide)}', '<p style="--wide:1px"></p>'],
])('gives each page its own styles when they differ by %s', (_what, css, body) => {
  const allStyles = `:root{--wide:9px}${css}`;
  const styles = new PageStyles(allStyles);

  const plain = styles.of(load('<p></p>'), []);
  const special = styles.of(load(body), []);

  expect(special).not.toBe(plain);
  expect(special).toBe(stylesOf(allStyles, body));
});

it.each(['em', 'open'])('keeps a rule for the word "%s" in the script of an island', (word) => {
  expect(stylesOf('em{top:0}.open{top:0}.other{top:0}', '', [word])).toBe(
    word === 'em' ? 'em{top:0}' : '.open{top:0}',
  );
});

it('drops custom properties and animations that no rule uses', () => {
  const css =
    ':root{--used:red;--unused:var(--of-that);--of-that:blue}@keyframes spin{to{rotate:1turn}}' +
    'p{--used:blue;color:var(--used)}em{color:var(--unused);animation:1s spin}';

  expect(stylesOf(css, '<p></p>')).toBe(':root{--used:red}p{--used:blue;color:var(--used)}');
  expect(stylesOf(css, '<em></em>')).toContain('@keyframes spin{to{rotate:');
});

it.each([
  ['in a style attribute', '<p style="animation:1s spin"></p>', []],
  ['in the script of an island', '<p></p>', ['spin']],
])('keeps an animation that is named %s', (_where, body, islandWords) => {
  const css = '@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';

  expect(stylesOf(css, body, islandWords)).toBe('@keyframes spin{to{rotate:1turn}}');
});

it('keeps the order of layers, without those that have no rules', () => {
  const css =
    '@layer reset,site,base;@layer base{p{top:0}}@layer site.theme{p{left:0}}@layer reset{b{top:0}}';

  expect(stylesOf(css, '<p></p>')).toBe(
    '@layer site;@layer base{p{top:0}}@layer site.theme{p{left:0}}',
  );
});

it('compiles the styles for the browsers', () => {
  const styles = new PageStyles('@media (width>=9px){p{top:0}}', {chrome: 100 << 16});

  expect(styles.of(load('<p></p>'), [])).toBe('@media (min-width:9px){p{top:0}}');
});

it('adds custom properties for color-scheme only to styles with light-dark()', () => {
  const stylesFor = (color: string) =>
    new PageStyles(`html{color-scheme:light;color:${color}}`, {chrome: 114 << 16}).of(load(''), []);

  expect(stylesFor('red')).toBe('html{color-scheme:light;color:red}');
  expect(stylesFor('light-dark(red,#00f)')).toContain('--lightningcss-light');
});
