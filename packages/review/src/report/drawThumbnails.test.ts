/** @jest-environment node */
import sharp from 'sharp';
import {drawThumbnails} from './drawThumbnails';
import type {PageScreenshots} from './encodeScreenshots';
import {pageChange} from './pageChange.fixture';

async function screenshot(background: string) {
  const create = {width: 1280, height: 3000, channels: 3, background} as const;
  return {webp: await sharp({create}).webp().toBuffer(), width: 1280, height: 3000};
}

it('shows what changed of a page, before on the left and after on the right', async () => {
  const regions = [{left: 0, top: 1000, width: 1280, height: 50}];
  const change = pageChange('Tools', {screenshots: {desktop: {before: regions, after: regions}}});
  const screenshots: PageScreenshots = {
    desktop: {before: await screenshot('red'), after: await screenshot('blue')},
    uses: new Map(),
  };

  const thumbnails = await drawThumbnails(
    [change, pageChange('Home')],
    new Map([['/tools', screenshots]]),
  );

  expect([...thumbnails.keys()]).toEqual(['/tools']);
  const image = sharp(thumbnails.get('/tools'));
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true});
  const colorAt = (left: number) => Array.from(data.subarray(left * 3, left * 3 + 3));
  expect(info).toMatchObject({width: 764, height: 122});
  expect(colorAt(100)).toEqual([
    expect.closeTo(255, -1),
    expect.closeTo(0, -1),
    expect.closeTo(0, -1),
  ]);
  expect(colorAt(600)).toEqual([
    expect.closeTo(0, -1),
    expect.closeTo(0, -1),
    expect.closeTo(255, -1),
  ]);
});
