/** @jest-environment node */
import sharp from 'sharp';
import type {PageCapture} from '../capture/capturePage';
import {comparePictures} from './comparePictures';

/** A page of one color, at both widths. */
async function pageOf(background: string): Promise<PageCapture> {
  const [width, height] = [390, 900];
  const screenshot = await sharp({create: {width, height, channels: 3, background}})
    .png()
    .toBuffer();
  const view = {tree: [], screenshot, mainRows: {top: 0, height}};
  return {path: '/', title: 'Home', views: {desktop: view, phone: view}, facts: []};
}

it('frames nothing when most of a page looks different', async () => {
  const pictures = await comparePictures(await pageOf('white'), await pageOf('black'));

  expect(pictures).toMatchObject([{isMostOfPage: true}, {isMostOfPage: true}]);
  const {channels} = await sharp(pictures[0]?.after?.webp).stats();
  expect(channels.map(({max}) => max)).toEqual([0, 0, 0]);
});
