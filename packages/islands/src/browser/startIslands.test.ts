import {startIslands} from './startIslands';

it('starts each island in the way that its `when` names', () => {
  document.body.innerHTML =
    '<site-island id="a" when="idle"></site-island><div><site-island id="b" when="load">' +
    '</site-island></div><site-island id="c" when="idle"></site-island>';
  const load = jest.fn<undefined, [Element]>();
  const idle = jest.fn<undefined, [Element]>();

  Object.assign(window, {
    PerformanceObserver: jest.fn((paint: () => void) => ({observe: paint, disconnect: jest.fn()})),
  });

  startIslands({load, idle});

  const idsOf = (way: jest.Mock<undefined, [Element]>) => way.mock.calls.map(([{id}]) => id);
  expect(idsOf(load)).toEqual(['b']);
  expect(idsOf(idle)).toEqual(['a', 'c']);
});
