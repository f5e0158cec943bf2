import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {FunctionComponent} from 'react';
import Counter from '../__fixtures__/Counter.island';
import type startIn from './browser/island';
import type renderIn from './island';

// On the server, the module is `island.tsx`; in the browser, `browser/island.ts`.
jest.mock('@sitekit/static-pages/island', () => {
  const server = jest.requireActual<{default: typeof renderIn}>('./island');
  const browser = jest.requireActual<{default: typeof startIn}>('./browser/island');
  return {
    __esModule: true,
    default: (name: string, Component: FunctionComponent) => ({
      Server: server.default(name, Component),
      start: browser.default(name, Component),
    }),
  };
});

const {Server, start} = Counter as unknown as {
  Server: typeof Counter;
  start: (element: Element) => void;
};

it('a component in the file of its island keeps its HTML and its children, and reacts', async () => {
  const {container, unmount} = render(
    <Server start={3}>
      <b>Stars</b>
    </Server>,
  );
  const rendered = container.innerHTML;
  unmount();
  document.body.innerHTML = rendered;
  const island = document.querySelector('site-island') as HTMLElement;
  const stars = screen.getByText('Stars');
  expect(screen.getByRole('button', {name: '3'})).toBeInTheDocument();

  act(() => start(island));
  expect(document.body.innerHTML).toBe(rendered);
  expect(screen.getByText('Stars')).toBe(stars);

  await userEvent.click(screen.getByRole('button', {name: '3'}));
  expect(screen.getByRole('button', {name: '4'})).toBeInTheDocument();
  expect(screen.getByText('Stars')).toBe(stars);
});
