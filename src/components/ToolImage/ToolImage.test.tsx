import {fireEvent, render, screen} from '@testing-library/react';
import ToolImage from '.';

const source = 'https://example.com/copilot.svg';

const show = () => render(<ToolImage name="GitHub Copilot" image={source} />);
const picture = () => screen.getByRole('presentation');

/** What the browser knows of a picture when our script begins. */
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

it('keeps the place of the picture, which has an empty description', () => {
  show();

  expect(picture()).toHaveAttribute('src', source);
  expect(picture()).toHaveAttribute('alt', '');
  expect(picture()).toHaveAttribute('width', '56');
  expect(picture()).toHaveAttribute('height', '56');
});

it('hands the initials to the stylesheet, which draws them until the script runs', () => {
  show();

  expect(picture()).toHaveAttribute('data-monogram', 'GC');
  expect(screen.queryByText('GC')).toBeNull();
});

it('shows the initials, for the eye alone, when the picture does not come', () => {
  show();

  fireEvent.error(picture());

  expect(screen.queryByRole('presentation')).toBeNull();
  expect(screen.getByText('GC')).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['has failed already', {complete: true, naturalWidth: 0, currentSrc: source}, 'GC'],
  ['has come already', {complete: true, naturalWidth: 64, currentSrc: source}, ''],
  ['is on its way', {complete: false, naturalWidth: 0, currentSrc: source}, ''],
  ['is put off until it is near', {complete: true, naturalWidth: 0, currentSrc: ''}, ''],
])('of a picture that %s when the script begins shows the right thing', (_when, state, text) => {
  pictureIs(state);
  const {container} = show();

  expect(container.textContent).toBe(text);
  expect(container.querySelector('img') === null).toBe(text !== '');
});
