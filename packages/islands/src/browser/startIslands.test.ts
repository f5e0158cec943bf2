import {interaction} from './interaction';
import {startIslands} from './startIslands';

const occur = (type: string) => document.dispatchEvent(new Event(type, {bubbles: true}));

it.each(['pointerover', 'keydown', 'focusin', 'scroll'])(
  'starts islands at once, or once when a visitor first does something: %s',
  async (type) => {
    document.body.innerHTML =
      '<site-island id="a" when="interaction"></site-island>' +
      '<div><site-island id="b" when="load"></site-island></div>';
    const start = jest.fn<unknown, [Element]>();
    const started = () => start.mock.calls.map(([{id}]) => id);
    startIslands(start, interaction);
    expect(started()).toEqual(['b']);

    [type, 'keydown', type].forEach(occur);
    await Promise.resolve();

    expect(started()).toEqual(['b', 'a']);
  },
);
