import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import metadataPlugin from '@sitekit/metadata';
import {drawFavicon, drawHomeScreenIcon} from '../favicon/drawIcons';
import {readRecords} from '../../content/readRecords';
import {tokenColor} from '../tokenColor';
import {drawCard, readDrawing} from './drawCard';
import {exampleUrlWarning} from './exampleUrlWarning';
import {fonts} from './fonts';
import {structuredData} from './structuredData';

/** What search engines and link previews read, from the records, the tokens and the pages. */
export default function sitePlugin(context: LoadContext): Plugin {
  const records = readRecords(context.siteDir);
  const {site, interface: words, navbar} = {...records, ...records.site};
  const tokens = readFileSync(join(context.siteDir, 'src/css/tokens.css'), 'utf8');
  const homeUrl = context.siteConfig.url + context.baseUrl;
  const home = {
    title: navbar.find(({path}) => path === '/')?.name ?? site.brand,
    url: homeUrl,
    language: context.i18n.currentLocale,
  };
  const plugin = metadataPlugin(context, {
    siteName: site.brand,
    description: site.tagline,
    colors: {theme: tokenColor(tokens, 'mist'), background: tokenColor(tokens, 'paper')},
    icons: {tab: drawFavicon(tokens), homeScreen: drawHomeScreenIcon(tokens)},
    card: {
      fonts: fonts(),
      draw: ({heading, $}, measure) => {
        const name = $('[data-drawing]').attr('data-drawing');
        return drawCard(
          {title: heading, brand: site.brand, host: new URL(homeUrl).host},
          tokens,
          name && readDrawing(name, tokens),
          measure,
        );
      },
      describe: ({heading}) =>
        words.sharing.imageDescription
          .replace('{title}', () => heading)
          .replace('{brand}', () => site.brand),
    },
    structuredData: (page) => structuredData(page, records, home),
  });
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      const warning = exampleUrlWarning(props.siteConfig, context.siteDir);
      if (warning) {
        console.warn(warning);
      }
    },
  };
}
