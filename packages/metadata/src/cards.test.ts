/** @jest-environment node */
import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createElement} from 'react';
import sharp from 'sharp';
import {CardRenderer} from './cards';

const font = require.resolve('@fontsource/inter/files/inter-latin-800-normal.woff');
const fonts = [{name: 'Inter', weight: 800 as const, data: readFileSync(font)}];
const caches: string[] = [];

function renderer(): CardRenderer {
  const cache = mkdtempSync(join(tmpdir(), 'cards-'));
  caches.push(cache);
  return new CardRenderer(fonts, cache);
}

const text = (words: string) => createElement('div', {style: {fontFamily: 'Inter'}}, words);
const card = (words: string) => ({
  background: '<rect width="1200" height="630" fill="#fff"/>',
  content: text(words),
});

afterAll(() => caches.forEach((cache) => rmSync(cache, {recursive: true})));

it('draws a PNG of 1200 × 630', async () => {
  const {png} = await renderer().render(card('Benefits'));

  expect(await sharp(png).metadata()).toMatchObject({format: 'png', width: 1200, height: 630});
});

it('gives the same card the same bytes and name, and another card another name', async () => {
  const [first, second] = [await renderer().render(card('A')), await renderer().render(card('A'))];

  expect(second).toEqual(first);
  expect((await renderer().render(card('B'))).name).not.toBe(first.name);
});

it('draws a card only once', async () => {
  const cards = renderer();
  const {name} = await cards.render(card('A'));
  expect(readdirSync(caches.at(-1) ?? '')).toEqual([name]);
  rmSync(caches.pop() ?? '', {recursive: true});
  const again = renderer();
  const draw = jest.spyOn(sharp.prototype as {png: () => unknown}, 'png');
  await again.render(card('A'));
  await again.render(card('A'));

  expect(draw).toHaveBeenCalledTimes(1);
});

it('names characters that no font has, and leaves out emoji', async () => {
  await expect(renderer().render(card('日本'))).rejects.toThrow(`can't show "日本"`);
  await expect(renderer().render(card('Now 🚀'))).resolves.toBeDefined();
});
