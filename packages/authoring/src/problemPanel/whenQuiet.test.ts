/** @jest-environment node */
import {whenQuiet} from './whenQuiet';

let finish: () => void;
const work = jest.fn(
  () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
);

beforeEach(() => {
  jest.useFakeTimers();
  work.mockClear();
});
afterEach(() => jest.useRealTimers());

it('begins once for several requests in a row', async () => {
  const ask = whenQuiet(work, 100);
  ask();
  await jest.advanceTimersByTimeAsync(60);
  ask();
  await jest.advanceTimersByTimeAsync(60);
  expect(work).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(40);
  expect(work).toHaveBeenCalledTimes(1);
});

it('never works twice at once, and works once more for what was asked meanwhile', async () => {
  const ask = whenQuiet(work, 100);
  ask();
  await jest.advanceTimersByTimeAsync(100);
  ask();
  await jest.advanceTimersByTimeAsync(100);
  ask();
  await jest.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(1);

  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);

  finish();
  await jest.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
});
