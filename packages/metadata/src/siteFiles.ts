import {homeScreenIcons} from './icons';
import type {MetadataOptions} from './MetadataOptions';

/** The web manifest, as JSON. */
export function webManifest(
  {siteName, description, colors}: MetadataOptions,
  baseUrl: string,
  language: string,
): string {
  const icons = Object.entries(homeScreenIcons)
    .filter(([file]) => file.startsWith('icon-'))
    .map(([file, size]) => ({
      src: baseUrl + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    }));
  return `${JSON.stringify({
    name: siteName,
    short_name: siteName,
    description,
    lang: language,
    id: baseUrl,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    theme_color: colors.theme,
    background_color: colors.background,
    icons,
  })}\n`;
}

/** @param siteUrl the address of the site; without one, crawlers are asked to stay away */
export const robotsTxt = (siteUrl: string | undefined): string =>
  siteUrl === undefined
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
