import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {drawFavicon} from './drawIcons';
import faviconPlugin from '.';

const tokens = 'src/css/tokens.css';
const favicon = 'static/img/favicon.svg';
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

it('is drawn in the colors of the tokens', () => {
  const drawing = drawFavicon(':root {\n  --ink: #101a33;\n  --paper: #fff;\n  --signal: #f63;\n}');

  expect(drawing.match(/#\w+/g)).toEqual(['#101a33', '#fff', '#f63']);
  const {documentElement} = new DOMParser().parseFromString(drawing, 'image/svg+xml');
  expect(documentElement.children).toHaveLength(3);
});

it('needs each color as #rrggbb', () => {
  expect(() => drawFavicon(read(tokens).replace(/--signal: .*;/, '--signal: orange;'))).toThrow(
    'tokens.css has no color --signal',
  );
});

it('changes with the tokens', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'favicon-'));
  [tokens, favicon].forEach((file) => {
    mkdirSync(join(siteDir, file, '..'), {recursive: true});
    cpSync(file, join(siteDir, file));
  });
  writeFileSync(join(siteDir, tokens), read(tokens).replace(/--signal: .*;/, '--signal: #123456;'));

  await faviconPlugin({siteDir} as LoadContext).loadContent?.();

  expect(read(siteDir, favicon)).toContain('stroke="#123456"');
  rmSync(siteDir, {recursive: true});
});
