/** @jest-environment node */
import {drawIcon, icons} from './icons';

it('returns an icon as SVG elements with attributes', () => {
  expect(drawIcon('circle')).toEqual([['path', {d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0'}]]);
});

it('has a drawing for every icon name', () => {
  expect(icons.names).toContain('rocket');
  const empty = icons.names.filter((name) => drawIcon(name).length === 0);
  expect(empty).toEqual([]);
});

it.each(['rokcet', 'Rocket', '', 'constructor', 'toString'])(
  'refuses the unknown name %j',
  (name) => {
    expect(() => drawIcon(name)).toThrow(`There is no icon "${name}".`);
  },
);
