/** @jest-environment node */
import {drawIcon, iconNames} from './icons';

it('returns an icon as SVG elements with attributes', () => {
  expect(drawIcon('circle')).toEqual([['path', {d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0'}]]);
});

it('has a drawing for every icon name', () => {
  expect(iconNames).toContain('rocket');
  const empty = iconNames.filter((name) => !drawIcon(name)?.length);
  expect(empty).toEqual([]);
});

it.each(['rokcet', 'Rocket', '', 'constructor', 'toString'])(
  'returns undefined for the unknown name %j',
  (name) => {
    expect(drawIcon(name)).toBeUndefined();
  },
);
