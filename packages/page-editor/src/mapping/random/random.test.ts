/** @jest-environment node */
import {config, files} from '../__fixtures__/config';
import {editBlocksAtRandom} from './editBlocksAtRandom';
import {editAtRandom} from './editAtRandom';

it('changes only what is edited, to what was typed, in files that are easy to damage', () => {
  const {applied, restored, failures} = editAtRandom(files, config, {seed: 1, count: 60});
  expect(failures).toEqual([]);
  expect(applied).toBeGreaterThan(45);
  expect(restored).toBeGreaterThan(30);
});

it('moves blocks there and back, and deletes what it added', () => {
  const {restored, failures} = editBlocksAtRandom(files, config, {seed: 1, count: 25});
  expect(failures).toEqual([]);
  expect(restored).toBe(25);
});
