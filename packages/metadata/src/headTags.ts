import type {BuiltPage} from './BuiltPage';
import {cardSize} from './cardSize';

export type HeadFacts = {
  siteName: string;
  /** The path that the site is served from: `/`, `/preview/7/`. */
  baseUrl: string;
  themeColor: string;
  image: {url: string; description: string};
  /** What the page describes for search engines: schema.org objects. */
  structuredData: readonly object[];
};

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)].join(' ')}>`;

/** JSON-LD as an inline script, which browsers don't run. */
function jsonLd(objects: readonly object[]): string {
  const data = {'@context': 'https://schema.org', '@graph': objects};
  // Without "<", the data can't end the script.
  const json = JSON.stringify(
    objects.length === 1 ? {...data, '@graph': undefined, ...objects[0]} : data,
  );
  return `<script type="application/ld+json">${json.replace(/</g, '\\u003c')}</script>`;
}

/** The tags that a page is missing. What its author has set stays. */
export function headTags(
  {$}: BuiltPage,
  {siteName, baseUrl, themeColor, image, structuredData}: HeadFacts,
): string {
  const tags = $('head > meta');
  const isMissing = (attribute: string, value: string) =>
    tags.filter(`[${attribute}="${value}"]`).length === 0;
  const openGraph = {
    'og:type': 'website',
    'og:site_name': siteName,
    ...(isMissing('property', 'og:image') && {
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
  return [
    ...Object.entries(openGraph)
      .filter(([property]) => isMissing('property', property))
      .map(([property, content]) => tag('meta', {property, content})),
    ...Object.entries(named)
      .filter(([name]) => isMissing('name', name))
      .map(([name, content]) => tag('meta', {name, content})),
    tag('link', {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
    tag('link', {rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png`}),
    tag('link', {rel: 'manifest', href: `${baseUrl}manifest.json`}),
    structuredData.length > 0 ? jsonLd(structuredData) : '',
  ].join('');
}
