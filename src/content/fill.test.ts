import {fill} from './fill';
/** @jest-environment node */

it('fills in each placeholder, as often as it’s there, whatever the value', () => {
  expect(fill('{name} costs {price}, {name}.', {name: '$& Co.', price: 0})).toBe(
    '$& Co. costs 0, $& Co..',
  );
});

it('leaves braces without a value', () => {
  expect(fill('{other} {a b} {}', {name: 'A'})).toBe('{other} {a b} {}');
});
