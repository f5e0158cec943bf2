/** @jest-environment node */
import {cropToChange} from './cropToChange';

const image = (height: number) => ({webp: Buffer.alloc(0), width: 400, height});
const region = (top: number, height: number) => ({left: 0, top, width: 400, height});

it('shows the rows that differ with some context', () => {
  const change = {before: [region(1000, 50)], after: [region(1000, 50), region(1200, 100)]};

  expect(cropToChange(change, image(4000), image(4000))).toEqual({top: 820, rows: 660});
});

it('stays within both screenshots', () => {
  const change = {before: [], after: [region(20, 900)]};

  expect(cropToChange(change, image(4000), image(5000))).toEqual({top: 0, rows: 1100});
  expect(cropToChange({before: [region(3900, 90)], after: []}, image(4000), image(3900))).toEqual({
    top: 3720,
    rows: 180,
  });
});

it('shows screenshots whole when most of them differs', () => {
  const change = {before: [region(0, 3900)], after: [region(0, 3900)]};

  expect(cropToChange(change, image(4000), image(4000))).toBeUndefined();
});
