import {cutToChange} from './cutToChange';

const picture = (height: number) => ({data: '', width: 400, height});
const region = (top: number, height: number) => ({left: 0, top, width: 400, height});

it('shows the rows that differ, with some around them', () => {
  const change = {before: [region(1000, 50)], after: [region(1000, 50), region(1200, 100)]};

  expect(cutToChange(change, picture(4000), picture(4000))).toEqual({top: 820, rows: 660});
});

it('stays within both pictures', () => {
  const change = {before: [], after: [region(20, 900)]};

  expect(cutToChange(change, picture(4000), picture(5000))).toEqual({top: 0, rows: 1100});
  expect(
    cutToChange({before: [region(3900, 90)], after: []}, picture(4000), picture(3900)),
  ).toEqual({top: 3720, rows: 180});
});

it('shows pictures whole when most of them differs', () => {
  const change = {before: [region(0, 3900)], after: [region(0, 3900)]};

  expect(cutToChange(change, picture(4000), picture(4000))).toBeUndefined();
});
