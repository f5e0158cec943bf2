import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {tokenOf} from './drawingColors';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.svg'));
const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

it.each(files)('%s has only colors that stand for tokens', (file) => {
  const colors = Array.from(read(file).matchAll(/(?:fill|stroke)="(.*?)"/g), ([, color]) => color);

  expect([...Object.keys(tokenOf), 'none']).toEqual(expect.arrayContaining(colors));
});

it.each(files)('%s has one line, which draws itself', (file) => {
  expect(read(file).match(/pathLength="1" data-shape="line"/g)).toHaveLength(1);
});
