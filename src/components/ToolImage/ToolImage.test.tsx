import {fireEvent, render, screen} from '@testing-library/react';
import ToolImage from '.';

const source = 'https://example.com/copilot.svg';

const show = () => render(<ToolImage name="GitHub Copilot" image={source} />);
const picture = () => screen.getByRole('presentation');

/** The state of an image when the script starts. */
const pictureIs = (state: {complete: boolean; naturalWidth: number; currentSrc: string}) => {
  for (const [property, value] of Object.entries(state)) {
    jest
      .spyOn(HTMLImageElement.prototype, property as keyof typeof state, 'get')
      .mockReturnValue(value);
  }
};

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

it('shows the initials, hidden from screen readers, when the image fails to load', () => {
  show();

  fireEvent.error(picture());

  expect(screen.queryByRole('presentation')).toBeNull();
  expect(screen.getByText('GC')).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['has failed already', {complete: true, naturalWidth: 0, currentSrc: source}, 'GC'],
  ['has loaded already', {complete: true, naturalWidth: 64, currentSrc: source}, ''],
  ['is loading', {complete: false, naturalWidth: 0, currentSrc: source}, ''],
  ['is waiting to be lazy-loaded', {complete: true, naturalWidth: 0, currentSrc: ''}, ''],
])('handles an image that %s when the script starts', (_when, state, text) => {
  pictureIs(state);
  const {container} = show();

  expect(container.textContent).toBe(text);
  expect(container.querySelector('img') === null).toBe(text !== '');
});
