import {PNG} from 'pngjs';
import {comparePictures} from './comparePictures';

const white = 0xff_ff_ff_ff;
const black = 0xff_00_00_00;

type Box = {left: number; top: number; width: number; height: number; colour?: number};

/** A white picture with boxes on it, black unless they say otherwise. */
function picture(height: number, boxes: readonly Box[], width = 400): Buffer {
  const png = new PNG({width, height});
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    png.data.writeUInt32LE(white, pixel * 4);
  }
  for (const box of boxes) {
    for (let row = box.top; row < box.top + box.height; row += 1) {
      for (let column = box.left; column < box.left + box.width; column += 1) {
        png.data.writeUInt32LE(box.colour ?? black, (row * width + column) * 4);
      }
    }
  }
  return PNG.sync.write(png);
}

const headline = {left: 20, top: 20, width: 200, height: 30};
const text = {left: 20, top: 100, width: 300, height: 60};
const foot = {left: 20, top: 300, width: 100, height: 20};
const below = (box: Box, rows: number): Box => ({...box, top: box.top + rows});

it('sees nothing in equal pictures', () => {
  expect(comparePictures(picture(400, [text]), picture(400, [text]))).toBeUndefined();
});

it('sees nothing in a shade that nobody could tell', () => {
  const almostBlack = 0xff_02_02_02;

  expect(
    comparePictures(picture(400, [text]), picture(400, [{...text, colour: almostBlack}])),
  ).toBeUndefined();
});

it('outlines what has another colour, and nothing else', () => {
  const blue = 0xff_ff_00_00;
  const change = comparePictures(
    picture(400, [headline, text]),
    picture(400, [headline, {...text, colour: blue}]),
  );

  expect(change?.before).toEqual(change?.after);
  expect(change?.after).toHaveLength(1);
  const [region] = change?.after ?? [];
  expect(region?.top).toBeGreaterThan(headline.top + headline.height);
  expect(region?.top).toBeLessThanOrEqual(text.top);
  expect((region?.top ?? 0) + (region?.height ?? 0)).toBeGreaterThanOrEqual(text.top + text.height);
});

it('outlines what is new in the picture after, and not what it has pushed down', () => {
  const added = {left: 40, top: 180, width: 80, height: 50};
  const change = comparePictures(
    picture(400, [headline, text, foot]),
    picture(470, [headline, text, added, below(foot, 70)]),
  );

  expect(change?.before).toEqual([]);
  expect(change?.after).toHaveLength(1);
  expect(change?.after[0]).toMatchObject({left: 40, width: 80});
  expect(change?.after[0]?.top).toBeLessThanOrEqual(added.top);
  expect(change?.after[0]?.height).toBeLessThan(100);
});

it('outlines what is gone in the picture before', () => {
  const change = comparePictures(
    picture(400, [headline, text, foot]),
    picture(300, [headline, below(foot, -100)]),
  );

  expect(change?.before).toHaveLength(1);
  expect(change?.after).toEqual([]);
});

it('outlines space that is new, when there is nothing else', () => {
  const change = comparePictures(
    picture(400, [headline, foot]),
    picture(420, [headline, below(foot, 20)]),
  );

  expect(change?.before).toEqual([]);
  expect(change?.after).toMatchObject([{left: 0, width: 400, height: 20}]);
});

it('outlines two places apart, the upper one first', () => {
  const red = 0xff_00_00_ff;
  const change = comparePictures(
    picture(400, [headline, text, foot]),
    picture(400, [{...headline, colour: red}, text, {...foot, colour: red}]),
  );

  expect(change?.after.map(({top}) => top < 100)).toEqual([true, false]);
});

it('outlines all of pictures that have nothing in common', () => {
  const stripes = Array.from({length: 4000}, (_, row): Box => {
    const colour = 0xff_00_00_00 + row * 4099;
    return {left: 0, top: row, width: 3 + (row % 7), height: 1, colour};
  });
  const change = comparePictures(picture(4000, [], 20), picture(4000, stripes, 20));

  expect(change?.after[0]).toMatchObject({top: 0});
});
