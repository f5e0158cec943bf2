import {startIsland} from './startIsland';

const start = jest.fn();
jest.mock('/assets/js/Menu.js', () => ({__esModule: true, default: start}), {virtual: true});
jest.mock('/assets/js/shared.js', () => ({}), {virtual: true});

function islandOf(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
}

beforeEach(() => {
  start.mockClear();
});

it('starts a component with the island and its props', async () => {
  const island = islandOf(
    `<site-island src="/assets/js/Menu.js" props='{"links":["a"]}'><nav></nav></site-island>`,
  );

  await startIsland(island);

  expect(start.mock.calls).toEqual([[island, {links: ['a']}]]);
});

it('starts an island with children with its first element', async () => {
  const island = islandOf(
    '<site-island src="/assets/js/Menu.js"> <nav></nav><p></p></site-island>',
  );

  await startIsland(island);

  expect(start).toHaveBeenCalledTimes(1);
  expect((start.mock.calls[0] as unknown[])[0]).toBe(island.querySelector('nav'));
});

it('starts its first script and only fetches the others', async () => {
  const island = islandOf(
    '<site-island src="/assets/js/Menu.js /assets/js/shared.js"><nav></nav></site-island>',
  );

  await startIsland(island);

  expect(start).toHaveBeenCalledTimes(1);
});
