import {fireEvent, render, screen} from '@testing-library/react';
import Navbar from '.';

const scrollTo = (pixels: number) => {
  Object.assign(window, {scrollY: pixels});
};
const showBar = () => {
  render(
    <Navbar brand="Brand" homeHref="/" links={[]} currentPath="/" words={{label: '', menu: ''}} />,
  );
  return screen.getByRole('banner');
};

it.each([
  [0, 'false'],
  [10, 'false'],
  [11, 'true'],
])('after a reload at %i pixels the bar is scrolled: %s', (pixels, scrolled) => {
  scrollTo(pixels);

  expect(showBar()).toHaveAttribute('data-scrolled', scrolled);
});

it('turns with the scrolling, past 10 pixels', () => {
  scrollTo(0);
  const bar = showBar();

  for (const [pixels, scrolled] of [
    [10, 'false'],
    [11, 'true'],
    [400, 'true'],
    [10, 'false'],
  ] as const) {
    scrollTo(pixels);
    fireEvent.scroll(window);
    expect(bar).toHaveAttribute('data-scrolled', scrolled);
  }
});
