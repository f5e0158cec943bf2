import {homeScreenIcons} from './icons';

export type SiteFacts = {
  siteName: string;
  /** One sentence about the site. */
  description: string;
  language: string;
  /** The path that the site is served from: `/`, `/preview/7/`. */
  baseUrl: string;
  themeColor: string;
  backgroundColor: string;
};

/** The web manifest, as JSON. */
export function webManifest(site: SiteFacts): string {
  const icons = Object.entries(homeScreenIcons)
    .filter(([file]) => file.startsWith('icon-'))
    .map(([file, size]) => ({
      src: site.baseUrl + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    }));
  return `${JSON.stringify({
    name: site.siteName,
    short_name: site.siteName,
    description: site.description,
    lang: site.language,
    id: site.baseUrl,
    start_url: site.baseUrl,
    scope: site.baseUrl,
    display: 'browser',
    theme_color: site.themeColor,
    background_color: site.backgroundColor,
    icons,
  })}\n`;
}

/** @param sitemap its full address; without one, crawlers are asked to stay away */
export const robotsTxt = (sitemap: string | undefined): string =>
  sitemap === undefined
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
