import {startIslands} from './startIslands';

it('starts each island in the way that its `when` names', () => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<site-island id="a" when="idle"></site-island><div><site-island id="b" when="load">' +
    '</site-island></div><site-island id="c" when="idle"></site-island>';
  const load = jest.fn();
  const idle = jest.fn();
  const start = jest.fn();

  startIslands({load, idle}, start);
  jest.runAllTimers();

  const [a, b, c] = ['a', 'b', 'c'].map((id) => document.getElementById(id));
  expect(load.mock.calls).toEqual([[b, start]]);
  expect(idle.mock.calls).toEqual([
    [a, start],
    [c, start],
  ]);
  jest.useRealTimers();
});
