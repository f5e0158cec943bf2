/** @jest-environment node */
import {placeNextTo} from './placeNextTo';

const screen = {width: 1000, height: 800};
const at = (left: number, top: number, bottom: number) =>
  placeNextTo({left, top, bottom}, 500, screen);

it('is below what it is about', () => {
  expect(at(100, 100, 120)).toEqual({left: 100, top: 128, maxHeight: 664});
});

it('is above where there is no room below', () => {
  expect(at(100, 700, 720)).toEqual({left: 100, bottom: 108, maxHeight: 684});
});

it('stays on the screen', () => {
  expect(at(900, 100, 120)).toMatchObject({left: 492});
  expect(at(-50, 100, 120)).toMatchObject({left: 8});
});

it('covers something large', () => {
  expect(at(0, 10, 790)).toEqual({left: 8, top: 8, maxHeight: 784});
});
