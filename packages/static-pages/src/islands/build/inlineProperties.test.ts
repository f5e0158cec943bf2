/** @jest-environment node */
import {parse} from 'postcss';
import {inlineProperties} from './inlineProperties';

const inlined = (css: string, ...setElsewhere: string[]) => {
  const styles = parse(css);
  inlineProperties(styles, new Set(setElsewhere));
  return styles.toString();
};

it('replaces references to constants, which may refer to others, by their values', () => {
  const css = ':root{--unit:4px;--gap:calc(2 * var(--unit))}p{margin:var(--gap) var( --unit )}';

  expect(inlined(css)).toContain('p{margin:calc(2 * 4px) 4px}');
});

it.each([
  ['varies with the width', ':root{--a:1px}@media (width>1px){:root{--a:2px}}p{margin:var(--a)}'],
  ['is set for a part of the page', '.card{--a:1px}p{margin:var(--a)}'],
  ['is set at some widths', '@media (width>1px){:root{--a:1px}}p{margin:var(--a)}'],
  ['is used with a fallback', ':root{--a:1px}p{margin:var(--a, 2px)}'],
  ['refers to a property that varies', '.card{--b:1px}:root{--a:var(--b)}p{margin:var(--a)}'],
  ['refers to another with a fallback', ':root{--a:var(--b, 1px)}p{margin:var(--a)}'],
])('keeps a property that %s', (_what, css) => {
  expect(inlined(css)).toBe(css);
});

it('keeps a property that an attribute or a script sets', () => {
  const css = ':root{--a:1px}p{margin:var(--a)}';

  expect(inlined(css, '--a')).toBe(css);
});

it('terminates when properties refer to each other', () => {
  expect(inlined(':root{--a:var(--b);--b:var(--a)}p{margin:var(--a)}')).toContain('p{margin:');
});
