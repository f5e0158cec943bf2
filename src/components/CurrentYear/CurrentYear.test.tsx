import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {showAttachedIsland} from '../../testing/islands';
import CurrentYear from '.';

function hydrate() {
  const container = document.body.appendChild(document.createElement('p'));
  container.innerHTML = renderToString(<CurrentYear />);
  expect(container).toHaveTextContent('2026');
  render(<CurrentYear />, {container, hydrate: true});
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe.each([
  ['hydrated by React', hydrate],
  ['as the island that ships', () => void showAttachedIsland('CurrentYear', <CurrentYear />)],
])('%s', (_way, show) => {
  it.each([2026, 2027, 2023])('changes from the year of the build, 2026, to %i', (clock) => {
    const report = jest.spyOn(console, 'error');
    const getFullYear = jest.spyOn(Date.prototype, 'getFullYear');
    // First the server's clock, then the visitor's.
    getFullYear.mockReturnValueOnce(2026).mockReturnValue(clock);
    show();

    expect(screen.getByText(clock)).toBeVisible();
    expect(report).not.toHaveBeenCalled();
  });
});
