/** @jest-environment node */
import {load} from 'cheerio';
import {PageStyles} from './PageStyles';

/** The styles of a page that has this in its body. */
const stylesOf = (css: string, body: string, islandWords: string[] = []) =>
  new PageStyles(css).of(load(body), islandWords);

describe('a rule stays', () => {
  it.each([
    ['for an element of the page', 'p{top:0}', '<p></p>'],
    ['for the page itself', ':root{top:0}html{left:0}body{right:0}', ''],
    ['for a class', '.card{top:0}', '<p class="wide card"></p>'],
    ['for an id', '#start{top:0}', '<p id="start"></p>'],
    ['for a state', 'p:hover{top:0}p:focus-visible:not(:disabled){left:0}', '<p></p>'],
    ['for an attribute that comes later', 'p[aria-busy=true]{top:0}', '<p></p>'],
    ['for what the browser adds', 'p:before{content:"a"}p::marker{color:red}', '<p></p>'],
    ['for everything', '*{top:0}', ''],
  ])('%s', (_what, css, body) => {
    expect(stylesOf(css, body)).toBe(css);
  });

  it.each(['em', 'open'])('for the word "%s" of an island', (word) => {
    expect(stylesOf('em{top:0}.open{top:0}', '', [word])).toBe(
      word === 'em' ? 'em{top:0}' : '.open{top:0}',
    );
  });
});

describe('a rule goes', () => {
  it.each([
    ['for an element that the page lacks', 'em{top:0}', '<p></p>'],
    ['for a class', '.card{top:0}', '<p class="cards" id="card"></p>'],
    ['for an id', '#start{top:0}', '<p class="start"></p>'],
    ['for an element inside of one that it lacks', '.card p{top:0}', '<p></p>'],
    ['in a condition, with the condition', '@media print{.card{top:0}}', '<p></p>'],
  ])('%s', (_what, css, body) => {
    expect(stylesOf(css, body)).toBe('');
  });

  it('from a list of selectors only in part', () => {
    expect(stylesOf('em,p{top:0}', '<p></p>')).toBe('p{top:0}');
  });
});

it('leaves out the variables and animations that no rule uses any more', () => {
  const css =
    ':root{--used:red;--unused:var(--of-that);--of-that:blue}@keyframes spin{to{rotate:1turn}}' +
    'p{--used:blue;color:var(--used)}em{color:var(--unused);animation:1s spin}';

  expect(stylesOf(css, '<p></p>')).toBe(':root{--used:red}p{--used:blue;color:var(--used)}');
  expect(stylesOf(css, '<em></em>')).toContain('@keyframes spin{to{rotate:');
});

it('keeps the order of layers, and names none that has no rules', () => {
  const css = '@layer reset,site.theme,base;@layer base{p{top:0}}@layer site.theme{p{left:0}}';

  const styles = stylesOf(css, '<p></p>');

  expect(styles).toBe('@layer site.theme{p{left:0}}@layer base{p{top:0}}');
});

it('keeps the order of a layer that only has other layers in it', () => {
  const css = '@layer site,base;@layer base{p{top:0}}@layer site.theme{p{left:0}}';

  expect(stylesOf(css, '<p></p>')).toBe(
    '@layer site;@layer base{p{top:0}}@layer site.theme{p{left:0}}',
  );
});

it('knows pages apart by the names that a stylesheet has to escape', () => {
  const styles = new PageStyles('.md\\:flex{top:0}.größe{left:0}');

  expect(styles.of(load('<p></p>'), [])).toBe('');
  expect(styles.of(load('<p class="md:flex"></p>'), [])).toBe('.md\\:flex{top:0}');
  expect(styles.of(load('<p class="größe"></p>'), [])).toBe('.größe{left:0}');
});

it('writes the styles of each page anew', () => {
  const styles = new PageStyles('p{top:0}em{top:0}');

  expect(styles.of(load('<p></p>'), [])).toBe('p{top:0}');
  expect(styles.of(load('<em></em>'), [])).toBe('em{top:0}');
  expect(styles.of(load('<p></p>'), ['em'])).toBe('p,em{top:0}');
});

it('fits the styles to the browsers', () => {
  const styles = new PageStyles('@media (width>=9px){p{top:0}}', {chrome: 100 << 16});

  expect(styles.of(load('<p></p>'), [])).toBe('@media (min-width:9px){p{top:0}}');
});
