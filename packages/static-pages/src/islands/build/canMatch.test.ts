/** @jest-environment node */
import {canMatch} from './canMatch';

const page = {
  tags: new Set(['p', 'linearGradient']),
  classes: new Set(['card', 'md:flex']),
  ids: new Set(['start']),
};

it.each([
  'p.card > #start',
  '*::selection',
  'linearGradient',
  '.md\\:flex',
  'p:hover:not(.other)',
  'p[open]:nth-child(2 of .other)',
  ':is(.other, .card) p',
  ':where(p)',
  'p:has(> .other, + .card)',
  '&:hover',
])('"%s" can match', (selector) => {
  expect(canMatch(selector, page)).toBe(true);
});

it.each([
  'em',
  'p.other',
  '.other p:hover',
  '.start',
  '#card',
  ':is(.other, em) p',
  ':where(:is(.other))',
  'p:has(.other)',
  '& > .other',
])('"%s" can\'t match', (selector) => {
  expect(canMatch(selector, page)).toBe(false);
});
