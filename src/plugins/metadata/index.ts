import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Build, MetadataOptions} from '@sitekit/static-pages';
import {fill} from '../../content/fill';
import {readRecords} from '../../content/readRecords';
import {needTokenColor} from '../../css/tokenColor';
import {drawCard, fonts} from './drawCard';

/** What search engines and link previews read, from the records, the tokens and the pages. */
export default function metadata(build: Build): MetadataOptions {
  const read = (file: string) => readFileSync(join(build.siteDir, file), 'utf8');
  const {site, uiTexts} = readRecords(build.siteDir);
  const tokens = read('src/css/tokens.css');
  const logo = read('static/img/favicon.svg');
  const {url} = build.siteConfig;
  return {
    siteName: site.brand,
    themeColor: needTokenColor(tokens, 'mist'),
    // Systems cut the corners of an icon on a home screen themselves.
    icons: {tab: logo, homeScreen: logo.replace(/ rx="\d+"/, '')},
    card: {
      fonts: fonts(),
      draw: ({heading}) =>
        drawCard({title: heading, brand: site.brand, host: new URL(url).host}, tokens, logo),
      describe: ({heading}) =>
        fill(uiTexts.sharing.imageDescription, {title: heading, brand: site.brand}),
    },
  };
}
