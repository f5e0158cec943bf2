import {firstInteraction, startIslands} from './startIslands';

it.each(['pointerover', 'keydown', 'focusin', 'scroll'])(
  'starts islands at once, or once when a visitor first does something: %s',
  async (type) => {
    document.body.innerHTML =
      '<site-island id="a" when="interaction"></site-island>' +
      '<div><site-island id="b" when="load"></site-island></div>';
    const started: string[] = [];
    const start = ({id}: Element) => started.push(id);
    startIslands('load', start);
    void firstInteraction().then(() => startIslands('interaction', start));
    await Promise.resolve();
    expect(started).toEqual(['b']);

    for (const each of [type, 'keydown', type]) {
      document.dispatchEvent(new Event(each, {bubbles: true}));
    }
    await Promise.resolve();
    await Promise.resolve();

    expect(started).toEqual(['b', 'a']);
  },
);

it('counts a page that opens scrolled as one on which the visitor did something', async () => {
  Object.assign(window, {scrollY: 11});
  await firstInteraction();
});
