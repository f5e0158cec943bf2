import {startIslands} from './startIslands';

it('starts each island in the way that its `when` names', () => {
  document.body.innerHTML =
    '<site-island id="a" when="interaction"></site-island><div><site-island id="b" when="load">' +
    '</site-island></div><site-island id="c" when="interaction"></site-island>';
  const load = jest.fn();
  const interaction = jest.fn();
  const start = jest.fn();

  startIslands({load, interaction}, start);

  const [a, b, c] = ['a', 'b', 'c'].map((id) => document.getElementById(id));
  expect(load.mock.calls).toEqual([[b, start]]);
  expect(interaction.mock.calls).toEqual([
    [a, start],
    [c, start],
  ]);
});
