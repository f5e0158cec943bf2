/** @jest-environment node */
import {mkdtempSync, readFileSync, readdirSync} from 'node:fs';
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

it('draws and writes a card only once, also for later builds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  const draw = jest.spyOn(sharp.prototype as {png: () => unknown}, 'png');
  const lastBuild = new CardRenderer(fonts, folder);
  const {name} = await lastBuild.render(card('A'));
  const cards = new CardRenderer(fonts, folder);
  const render = jest.spyOn(cards, 'render');
  const written = ['A', 'A', 'B'].map((words) => cards.write(card(words), join(folder, 'cards')));

  expect(await Promise.all(written)).toEqual([name, name, expect.not.stringContaining(name)]);
  expect(readdirSync(join(folder, 'cards'))).toContain(name);
  expect(render).toHaveBeenCalledTimes(2);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('refuses components, whose text it would not know', async () => {
  const content = createElement(() => text('A'));
  await expect(renderer().write({...card(''), content}, tmpdir())).rejects.toThrow('component');
});

it('names characters that no font has, and leaves out emoji', async () => {
  await expect(renderer().render(card('日本'))).rejects.toThrow(`can't show "日本"`);
  await expect(renderer().render(card('Now 🚀'))).resolves.toBeDefined();
});
