/** @jest-environment node */
import {goal, ratioValue} from './goal';

const limit = {what: 'Size', limit: 10, unit: ' kB'};

it('is no goal without values', () => {
  expect(goal(limit, [])).toEqual([]);
});

it('is met up to the limit, and shows the largest value', () => {
  const values = [
    {name: '/', value: 9.96},
    {name: '/tools', value: 10},
  ];

  expect(goal(limit, values)).toEqual([
    {what: 'Size', target: '≤ 10 kB', measured: '/tools 10.0 kB', met: true},
  ]);
});

it('is missed above the limit, and shows each value that misses it', () => {
  const values = [
    {name: '/', value: 10.01},
    {name: '/a', value: 3},
    {name: '/b', value: 12},
  ];

  expect(goal({...limit, digits: 2}, values)).toMatchObject([
    {measured: '/ 10.01 kB, /b 12.00 kB', met: false},
  ]);
});

it('is missed at the limit when values must be below it', () => {
  expect(goal({...limit, below: true}, [{name: '/', value: 10}])).toMatchObject([
    {target: '< 10 kB', met: false},
  ]);
});

it('is missed by a value that is not a number', () => {
  expect(goal(limit, [{name: '/', value: NaN}])).toMatchObject([{met: false}]);
});

it('shows a fraction in the target', () => {
  expect(goal({...limit, limit: 1.3, unit: ' ×'}, [{name: '', value: 1}])).toMatchObject([
    {target: '≤ 1.30 ×', measured: '1.0 ×'},
  ]);
});

it('shows the spread of a ratio', () => {
  const value = ratioValue('/', {ratio: 1.5, low: 1.234, high: 2});

  expect(goal(limit, [value])).toMatchObject([{measured: '/ 1.5 kB (1.23–2.00)'}]);
});
