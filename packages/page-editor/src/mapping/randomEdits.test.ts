/** @jest-environment node */
import {config, files} from './__fixtures__/config';
import {editAtRandom} from './randomEdits';

it('changes only what is edited, to what was typed, in files that are easy to damage', () => {
  const {applied, restored, failures} = editAtRandom(files, config, {seed: 1, count: 80});
  expect(failures).toEqual([]);
  expect(applied).toBeGreaterThan(60);
  expect(restored).toBeGreaterThan(40);
});
