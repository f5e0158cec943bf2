import {act, fireEvent, render, screen} from '@testing-library/react';
import ToolImage from '.';

const picture = () => screen.getByRole('presentation', {hidden: true});
const tile = () => picture().parentElement;

/** What a browser says of the logo; `decode` also works for what has no width. */
function logoIs(complete: boolean, decode: () => Promise<void>) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  HTMLImageElement.prototype.decode = decode;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToolImage image="https://example.com/copilot.svg" monogram="GC" />);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const loads = () => Promise.resolve();
const fails = () => Promise.reject(new Error('Broken'));

it('covers an image without a logo after 3 seconds, until it has loaded', async () => {
  logoIs(false, loads);
  await wait(2999);
  expect(tile()).not.toHaveAttribute('data-monogram');
  await wait(1);
  expect(tile()).toHaveAttribute('data-monogram', 'GC');

  fireEvent.load(picture());
  expect(tile()).not.toHaveAttribute('data-monogram');
});

it.each([
  ['keeps a logo that has loaded, even without a width', loads, null],
  ['covers one that failed before', fails, 'GC'],
])('%s', async (_what, decode, initials) => {
  logoIs(true, decode);
  await wait(3000);
  expect(tile()?.getAttribute('data-monogram')).toBe(initials);
});
