/** @jest-environment node */
import {drawIcon, iconNames} from './icons';

it('draws an icon in SVG elements with their attributes', () => {
  expect(drawIcon('circle')).toEqual([['path', {d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0'}]]);
});

it('draws every icon that there is a name for', () => {
  expect(iconNames).toContain('rocket');
  const empty = iconNames.filter((name) => !drawIcon(name)?.length);
  expect(empty).toEqual([]);
});

it.each(['rokcet', 'Rocket', '', 'constructor', 'toString'])(
  'draws nothing for the name %j, which no icon has',
  (name) => {
    expect(drawIcon(name)).toBeUndefined();
  },
);
