import {headOf} from '../page/parts.ts';
import type {CheerioAPI} from 'cheerio';
import {cardSize} from './cardSize.ts';

type HeadFacts = {
  siteName: string;
  /** The path that the site is served from: `/`, `/preview/7/`. */
  baseUrl: string;
  themeColor: string;
  image: {url: string; description: string};
};

/** Adds the tags that a page is missing to its head. What its author has set stays. */
export function addHeadTags(
  $: CheerioAPI,
  {siteName, baseUrl, themeColor, image}: HeadFacts,
): void {
  const head = headOf($);
  const isMissing = (selector: string) => head.children(selector).length === 0;
  const openGraph = {
    'og:type': 'website',
    'og:site_name': siteName,
    ...(isMissing('meta[property="og:image"]') && {
      'og:image': image.url,
      'og:image:width': String(cardSize.width),
      'og:image:height': String(cardSize.height),
      'og:image:alt': image.description,
    }),
  };
  const named = {
    'twitter:card': 'summary_large_image',
    'twitter:image': image.url,
    'twitter:image:alt': image.description,
    'theme-color': themeColor,
  };
  for (const [property, content] of Object.entries(openGraph)) {
    if (isMissing(`meta[property="${property}"]`)) {
      head.append($('<meta>').attr({property, content}));
    }
  }
  for (const [name, content] of Object.entries(named)) {
    if (isMissing(`meta[name="${name}"]`)) {
      head.append($('<meta>').attr({name, content}));
    }
  }
  head.append(
    $('<link>').attr({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
    $('<link>').attr({rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png`}),
  );
}
