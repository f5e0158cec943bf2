/** @jest-environment node */
import {load} from 'cheerio';
import {PageStyles} from './PageStyles';

/** The styles of a page with this body. */
const stylesOf = (css: string, body: string, islandWords: string[] = []) =>
  new PageStyles(css).of(load(body), islandWords);

describe('a rule is kept', () => {
  it.each([
    ['for an element of the page', 'p{top:0}', '<p></p>'],
    ['for the page itself', ':root{top:0}html{left:0}body{right:0}', ''],
    ['for a class', '.card{top:0}', '<p class="wide card"></p>'],
    ['for an id', '#start{top:0}', '<p id="start"></p>'],
    ['for a state', 'p:hover{top:0}p:focus-visible:not(:disabled){left:0}', '<p></p>'],
    ['for an attribute that a script may add', 'p[aria-busy=true]{top:0}', '<p></p>'],
    ['for pseudo-elements', 'p:before{content:"a"}p::marker{color:red}', '<p></p>'],
    ['for everything', '*{top:0}', ''],
  ])('%s', (_what, css, body) => {
    expect(stylesOf(css, body)).toBe(css);
  });

  it.each(['em', 'open'])('for the word "%s" in a script', (word) => {
    expect(stylesOf('em{top:0}.open{top:0}', '', [word])).toBe(
      word === 'em' ? 'em{top:0}' : '.open{top:0}',
    );
  });
});

describe('a rule is dropped', () => {
  it.each([
    ["for an element that the page doesn't have", 'em{top:0}', '<p></p>'],
    ['for a class', '.card{top:0}', '<p class="cards" id="card"></p>'],
    ['for an id', '#start{top:0}', '<p class="start"></p>'],
    ["for an element inside one that the page doesn't have", '.card p{top:0}', '<p></p>'],
    [
      'together with its condition, when that becomes empty',
      '@media print{.card{top:0}}',
      '<p></p>',
    ],
  ])('%s', (_what, css, body) => {
    expect(stylesOf(css, body)).toBe('');
  });

  it('without the other selectors of its list', () => {
    expect(stylesOf('em,p{top:0}', '<p></p>')).toBe('p{top:0}');
  });
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

it('keeps the order of layers and drops empty ones', () => {
  const css = '@layer reset,site.theme,base;@layer base{p{top:0}}@layer site.theme{p{left:0}}';

  const styles = stylesOf(css, '<p></p>');

  expect(styles).toBe('@layer site.theme{p{left:0}}@layer base{p{top:0}}');
});

it('drops a layer whose rules are all unused', () => {
  expect(stylesOf('@layer base{b{top:0}}@layer{i{top:0}}p{top:0}', '<p></p>')).toBe('p{top:0}');
});

it('keeps the order of a layer that only contains other layers', () => {
  const css = '@layer site,base;@layer base{p{top:0}}@layer site.theme{p{left:0}}';

  expect(stylesOf(css, '<p></p>')).toBe(
    '@layer site;@layer base{p{top:0}}@layer site.theme{p{left:0}}',
  );
});

it('distinguishes pages by class names that CSS escapes', () => {
  const styles = new PageStyles('.md\\:flex{top:0}.größe{left:0}');

  expect(styles.of(load('<p></p>'), [])).toBe('');
  expect(styles.of(load('<p class="md:flex"></p>'), [])).toBe('.md\\:flex{top:0}');
  expect(styles.of(load('<p class="größe"></p>'), [])).toBe('.größe{left:0}');
});

it('purges the styles for each page separately', () => {
  const styles = new PageStyles('p{top:0}em{top:0}');

  expect(styles.of(load('<p></p>'), [])).toBe('p{top:0}');
  expect(styles.of(load('<em></em>'), [])).toBe('em{top:0}');
  expect(styles.of(load('<p></p>'), ['em'])).toBe('p,em{top:0}');
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
