import {act, fireEvent, render, screen} from '@testing-library/react';
import ToolImage from '.';

const source = 'https://example.com/copilot.svg';

const show = () => render(<ToolImage name="GitHub Copilot" image={source} />);
const picture = () => screen.getByRole('presentation');

/** How wide the logo is, which is 0 until it has loaded. */
const logoIs = (width: number) =>
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);

afterEach(() => {
  jest.restoreAllMocks();
});

it('reserves space for the image, which has an empty alt text', () => {
  show();

  expect(picture()).toHaveAttribute('src', source);
  expect(picture()).toHaveAttribute('alt', '');
  expect(picture()).toHaveAttribute('width', '56');
  expect(picture()).toHaveAttribute('height', '56');
});

it('passes the initials to the stylesheet, which shows them until the script runs', () => {
  show();

  expect(picture()).toHaveAttribute('data-monogram', 'GC');
  expect(screen.queryByText('GC')).toBeNull();
});

it('covers an image that fails to load with the initials, hidden from screen readers', () => {
  show();

  fireEvent.error(picture());

  expect(screen.getByText('GC')).toHaveAttribute('aria-hidden', 'true');
});

describe('after 3 seconds', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('covers an image without a logo, until it has loaded', () => {
    logoIs(0);
    show();
    wait(2999);
    expect(screen.queryByText('GC')).toBeNull();

    wait(1);
    expect(screen.getByText('GC')).toBeVisible();

    fireEvent.load(picture());
    expect(screen.queryByText('GC')).toBeNull();
  });

  it("doesn't cover a logo", () => {
    logoIs(64);
    show();
    wait(5000);

    expect(screen.queryByText('GC')).toBeNull();
  });
});
