import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {useCurrentYear} from './useCurrentYear';

const buildYear = new Date().getFullYear();
const clockSays = (year: number) => jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(year);

function Year(): ReactNode {
  return <p>{useCurrentYear()}</p>;
}

/** Opens a page that was built this year, with a clock that says another one. */
function openIn(year: number) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Year />);
  const built = container.textContent;
  clockSays(year);
  const onRecoverableError = jest.fn();
  render(<Year />, {container, hydrate: true, onRecoverableError});
  return {built, shown: container.textContent, onRecoverableError};
}

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['in the year of the build', buildYear],
  ['a year after the build', buildYear + 1],
  ['with a clock that is late', buildYear - 3],
])('is that of the reader, %s', (_when, year) => {
  const {built, shown} = openIn(year);

  expect(built).toBe(String(buildYear));
  expect(shown).toBe(String(year));
});

it('brings no warning when the page was built in another year', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  const {onRecoverableError} = openIn(buildYear + 1);

  expect(consoleError).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('is that of the build in the HTML, whatever the clock says', () => {
  clockSays(buildYear + 1);

  expect(renderToString(<Year />)).toBe(`<p>${String(buildYear)}</p>`);
});
