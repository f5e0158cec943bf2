import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawFavicon} from './drawIcons';

/** Keeps `static/img/favicon.svg` in the colors of `src/css/tokens.css`. */
export default function faviconPlugin({siteDir}: LoadContext): Plugin {
  const tokens = join(siteDir, 'src/css/tokens.css');
  const favicon = join(siteDir, 'static/img/favicon.svg');
  return {
    name: 'favicon',
    getPathsToWatch: () => [tokens],
    loadContent() {
      const drawing = drawFavicon(readFileSync(tokens, 'utf8'));
      if (readFileSync(favicon, 'utf8') !== drawing) {
        writeFileSync(favicon, drawing);
      }
    },
  };
}
