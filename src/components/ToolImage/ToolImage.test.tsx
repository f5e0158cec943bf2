import {act, fireEvent, render, screen} from '@testing-library/react';
import ToolImage from '.';

const picture = () => screen.getByRole('presentation', {hidden: true});
const tile = () => picture().parentElement;

/** How wide the logo is, which is 0 until it has loaded. */
const logoIs = (width: number) =>
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToolImage name="GitHub Copilot" image="https://example.com/copilot.svg" />);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('covers an image without a logo after 3 seconds, until it has loaded', () => {
  logoIs(0);
  wait(2999);
  expect(tile()).not.toHaveAttribute('data-monogram');
  wait(1);
  expect(tile()).toHaveAttribute('data-monogram', 'GC');

  logoIs(64);
  fireEvent.load(picture());
  expect(tile()).not.toHaveAttribute('data-monogram');
});
