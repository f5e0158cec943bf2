/** @jest-environment node */
import {accentFor, accentInkFor, contrast, readColor, requiredContrast} from './accent';

const backgrounds = ['#ffffff', '#f2f5fc'];
const hues = [
  '#ff0000',
  '#ffaa00',
  '#ffff00',
  '#00cc44',
  '#00b5d8',
  '#2841e1',
  '#d500d5',
  '#777777',
];

it.each([
  ['#2841E1', '#2841e1'],
  [' #28e ', '#2288ee'],
  ['rgb(10 92 54)', '#0a5c36'],
  ['teal', '#008080'],
])('reads %j', (text, color) => {
  expect(readColor(text)).toBe(color);
});

it.each(['', 'bleu', '#12', '2841e1', 'rgb(0 0 0 / 50%)'])('refuses %j', (text) => {
  expect(readColor(text)).toBeUndefined();
});

it('keeps a color that white text can be read on', () => {
  expect(accentFor('#2841e1')).toBe('#2841e1');
});

it.each(hues)('finds the lightest shade of %s for white text', (color) => {
  const found = contrast('#ffffff', accentFor(color));

  expect(found).toBeGreaterThanOrEqual(requiredContrast);
  expect(found).toBeLessThan(requiredContrast + 0.2);
});

it.each([...hues.map(accentFor), '#101010', '#000000'])(
  'finds a darker shade of %s that can be read on every background and tint',
  (accent) => {
    const ink = accentInkFor(accent, backgrounds);

    expect(contrast('#ffffff', ink)).toBeGreaterThanOrEqual(contrast('#ffffff', accent));
    for (const background of backgrounds) {
      expect(contrast(ink, background)).toBeGreaterThanOrEqual(requiredContrast);
    }
  },
);

it('agrees with the contrast that WCAG gives as an example', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48);
});
