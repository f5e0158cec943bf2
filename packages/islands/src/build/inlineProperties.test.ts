import {parse} from 'postcss';
import {inlineProperties} from './inlineProperties';

const inlined = (css: string, ...setElsewhere: string[]) => {
  const styles = parse(css);
  inlineProperties(styles, new Set(setElsewhere));
  return styles.toString();
};

it('writes a constant where it is asked for', () => {
  expect(inlined(':root{--ink:#111}p{color:var(--ink)}')).toBe(':root{--ink:#111}p{color:#111}');
});

it('follows constants to constants', () => {
  const css = ':root{--unit:4px;--gap:calc(2 * var(--unit))}p{margin:var(--gap) var( --unit )}';

  expect(inlined(css)).toContain('p{margin:calc(2 * 4px) 4px}');
});

it.each([
  ['varies with the width', ':root{--a:1px}@media (width>1px){:root{--a:2px}}p{margin:var(--a)}'],
  ['holds in a part of the page', '.card{--a:1px}p{margin:var(--a)}'],
  ['holds at some widths', '@media (width>1px){:root{--a:1px}}p{margin:var(--a)}'],
  ['has a value to fall back on', ':root{--a:1px}p{margin:var(--a, 2px)}'],
  ['asks for one that varies', '.card{--b:1px}:root{--a:var(--b)}p{margin:var(--a)}'],
  ['falls back inside', ':root{--a:var(--b, 1px)}p{margin:var(--a)}'],
])('leaves a property that %s', (_what, css) => {
  expect(inlined(css)).toBe(css);
});

it('leaves a property that an attribute or a script sets', () => {
  const css = ':root{--a:1px}p{margin:var(--a)}';

  expect(inlined(css, '--a')).toBe(css);
});

it('comes to an end when properties ask for each other', () => {
  expect(inlined(':root{--a:var(--b);--b:var(--a)}p{margin:var(--a)}')).toContain('p{margin:');
});
