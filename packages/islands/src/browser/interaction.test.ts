import {interaction} from './interaction';

const start = jest.fn();
const island = document.createElement('site-island');

const occur = (type: string) => document.dispatchEvent(new Event(type, {bubbles: true}));

it.each(['pointerover', 'keydown', 'focusin', 'scroll'])(
  'starts an island once, when a visitor first does something: %s',
  async (type) => {
    start.mockClear();
    interaction(island, start);
    expect(start).not.toHaveBeenCalled();

    [type, 'keydown', type].forEach(occur);

    await Promise.resolve();
    expect(start.mock.calls).toEqual([[island]]);
  },
);
