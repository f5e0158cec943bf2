/** @jest-environment node */
import sharp from 'sharp';
import {compareImages} from './compareImages';

const black = 0xff_00_00_00;

type Box = {left: number; top: number; width: number; height: number; color?: number};

/** A white image with boxes, which are black by default, as a PNG. */
function image(height: number, boxes: readonly Box[], width = 400): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 4, 0xff);
  for (const box of boxes) {
    for (let row = box.top; row < box.top + box.height; row += 1) {
      for (let column = box.left; column < box.left + box.width; column += 1) {
        data.writeUInt32LE(box.color ?? black, (row * width + column) * 4);
      }
    }
  }
  return sharp(data, {raw: {width, height, channels: 4}})
    .png()
    .toBuffer();
}

const compare = async (before: Promise<Buffer>, after: Promise<Buffer>) =>
  compareImages(await before, await after);

const headline = {left: 20, top: 20, width: 200, height: 30};
const text = {left: 20, top: 100, width: 300, height: 60};

/** Lines of text, each 12 pixels high in 40, in which no row has the same shape as another. */
const paragraphs = (color: number): Box[][] =>
  Array.from({length: 300}, (_, line) =>
    Array.from({length: 12}, (__, row) => {
      const index = line * 12 + row;
      const [left, width] = [10 + (index % 60), 10 + Math.floor(index / 60)];
      return {left, width, top: line * 40 + row, height: 1, color};
    }),
  );
const foot = {left: 20, top: 300, width: 100, height: 20};
const below = (box: Box, rows: number): Box => ({...box, top: box.top + rows});

it('ignores a difference in color that no one can see', async () => {
  const almostBlack = 0xff_02_02_02;

  expect(
    await compare(image(400, [text]), image(400, [{...text, color: almostBlack}])),
  ).toBeUndefined();
});

it('outlines only what has another color', async () => {
  const blue = 0xff_ff_00_00;
  const change = await compare(
    image(400, [headline, text]),
    image(400, [headline, {...text, color: blue}]),
  );

  expect(change).toEqual({before: [text], after: [text], isMostOfPage: false});
});

it('outlines what was added, and not what it pushed down', async () => {
  const added = {left: 40, top: 180, width: 80, height: 50};
  const change = await compare(
    image(400, [headline, text, foot]),
    image(470, [headline, text, added, below(foot, 70)]),
  );

  expect(change?.before).toEqual([]);
  expect(change?.after).toHaveLength(1);
  expect(change?.after[0]).toMatchObject({left: 40, width: 80});
  expect(change?.after[0]?.top).toBeLessThanOrEqual(added.top);
  expect(change?.after[0]?.height).toBeLessThan(100);
});

it('outlines what was removed, in the screenshot before', async () => {
  const change = await compare(
    image(400, [headline, text, foot]),
    image(300, [headline, below(foot, -100)]),
  );

  expect(change?.before).toHaveLength(1);
  expect(change?.after).toEqual([]);
});

it('outlines added space when nothing else changed', async () => {
  const change = await compare(
    image(400, [headline, foot]),
    image(420, [headline, below(foot, 20)]),
  );

  expect(change?.before).toEqual([]);
  expect(change?.after).toMatchObject([{left: 0, width: 400, height: 20}]);
});

it('outlines each line of a tall page that has another color, and what pushed it down', async () => {
  const blue = 0xff_ff_00_00;
  const added = {left: 40, top: 420, width: 80, height: 12};
  const [above, pushedDown] = [paragraphs(blue).slice(0, 10), paragraphs(blue).slice(10)];
  const change = await compare(
    image(12_000, paragraphs(black).flat()),
    image(12_050, [...above.flat(), added, ...pushedDown.flat().map((box) => below(box, 50))]),
  );

  expect(change?.before).toHaveLength(300);
  expect(change?.after).toHaveLength(300);
  const isLine = ({height}: Box) => height <= 12;
  expect(change?.before.every(isLine)).toBe(true);
  expect(change?.after.filter((box) => !isLine(box))).toMatchObject([{top: 420, height: 42}]);
});

it('says that most of a page differs when the screenshots have nothing in common', async () => {
  const stripes = Array.from({length: 4000}, (_, row): Box => {
    const color = 0xff_00_00_00 + row * 4099;
    return {left: 0, top: row, width: 3 + (row % 7), height: 1, color};
  });

  expect(await compare(image(4000, [], 12), image(4000, stripes, 12))).toMatchObject({
    isMostOfPage: true,
  });
});
