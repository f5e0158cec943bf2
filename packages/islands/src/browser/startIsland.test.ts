import {startIsland} from './startIsland';

const start = jest.fn();
jest.mock('/assets/js/Menu.js', () => ({__esModule: true, default: start}), {virtual: true});
jest.mock('/assets/js/shared.js', () => ({}), {virtual: true});

it('calls the first script with the first element, and only fetches the other scripts', async () => {
  document.body.innerHTML =
    '<site-island src="/assets/js/Menu.js /assets/js/shared.js"> <nav></nav><p></p></site-island>';

  await startIsland(document.body.firstElementChild as Element);

  expect(start.mock.calls).toEqual([[document.querySelector('nav')]]);
});
