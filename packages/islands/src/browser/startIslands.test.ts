import {startIslands} from './startIslands';

it('starts each island at once or when its `when` names', () => {
  document.body.innerHTML =
    '<site-island id="a" when="interaction"></site-island><div><site-island id="b" when="load">' +
    '</site-island></div><site-island id="c" when="interaction"></site-island>';
  const interaction = jest.fn();
  const start = jest.fn();

  startIslands(start, interaction);

  const [a, b, c] = ['a', 'b', 'c'].map((id) => document.getElementById(id));
  expect(start.mock.calls.map(([island]: unknown[]) => island)).toEqual([b]);
  expect(interaction.mock.calls).toEqual([
    [a, start],
    [c, start],
  ]);
});
