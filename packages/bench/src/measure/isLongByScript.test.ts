/** @jest-environment node */
import {isLongByScript} from './isLongByScript';

it.each([
  ['short without its scripts', {duration: 60, script: 11}, true],
  ['of 50 ms of scripts', {duration: 400, script: 50}, true],
  ['long without its scripts', {duration: 60, script: 10}, false],
  ['long without any scripts', {duration: 300, script: 0}, false],
])('judges a task that is %s', (_what, task, expected) => {
  expect(isLongByScript(task)).toBe(expected);
});
