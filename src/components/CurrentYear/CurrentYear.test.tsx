import {render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {showAttachedIsland} from '../../testing/islands';
import CurrentYear from '.';

const year = <CurrentYear builtIn={2026} />;

afterEach(() => {
  jest.restoreAllMocks();
});

it('is that of the build in the page’s HTML', () => {
  jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2031);

  expect(renderToStaticMarkup(year)).toBe('<span>2026</span>');
});

describe.each([
  ['rendered by React', () => void render(year)],
  ['as the island that ships', () => void showAttachedIsland('CurrentYear', year)],
])('%s', (_way, show) => {
  it.each([2026, 2027, 2023])('turns into that of the reader’s clock: %i', (clock) => {
    jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(clock);
    show();

    expect(screen.getByText(clock)).toBeVisible();
  });
});
