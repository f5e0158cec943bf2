/** @jest-environment node */
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createElement} from 'react';
import sharp from 'sharp';
import {CardRenderer} from './cards';

const font = require.resolve('@fontsource/inter/files/inter-latin-800-normal.woff');
const fonts = [{name: 'Inter', weight: 800 as const, data: readFileSync(font)}];

/** Without the images of earlier builds. */
const renderer = () => new CardRenderer(fonts, mkdtempSync(join(tmpdir(), 'cards-')));

const text = (words: string) => createElement('div', {style: {fontFamily: 'Inter'}}, words);
const card = (words: string) => ({
  background: '<rect width="1200" height="630" fill="#fff"/>',
  content: text(words),
});

it('gives the same card the same bytes and name, and another card another name', async () => {
  const [first, second] = [await renderer().render(card('A')), await renderer().render(card('A'))];

  const {format, width, height} = await sharp(first.png).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(second).toEqual(first);
  expect((await renderer().render(card('B'))).name).not.toBe(first.name);
});

it('draws a card only once', async () => {
  const cards = renderer();
  const draw = jest.spyOn(sharp.prototype as {png: () => unknown}, 'png');
  await cards.render(card('A'));
  await cards.render(card('A'));

  expect(draw).toHaveBeenCalledTimes(1);
});

it('names characters that no font has, and leaves out emoji', async () => {
  await expect(renderer().render(card('日本'))).rejects.toThrow(`can't show "日本"`);
  await expect(renderer().render(card('Now 🚀'))).resolves.toBeDefined();
});
