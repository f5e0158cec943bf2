import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {drawingColors, tokenOf} from './drawingColors';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.svg'));
const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

it.each(files)('%s has only colors that stand for tokens', (file) => {
  const colors = Array.from(read(file).matchAll(/(?:fill|stroke)="(.*?)"/g), ([, color]) => color);

  expect([...Object.keys(tokenOf), 'none']).toEqual(expect.arrayContaining(colors));
});

it.each(files)('%s has one line, which draws itself', (file) => {
  expect(read(file).match(/pathLength="1" data-shape="line"/g)).toHaveLength(1);
});

it('takes the colors of a page from the tokens', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8').replace(
    /--accent: .*;/,
    '--accent: #123456;',
  );

  expect(drawingColors(tokens)).toMatchObject({'#2841e1': '#123456'});
});
