import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {readRecord} from './src/content/readRecords';
import records from './src/plugins/records';
import remarkAnchors from './src/remark/anchors';
import remarkIcons from './src/remark/icons';

/*
 * Docusaurus as `npm init docusaurus` sets it up, with the site's pages and components, in the place
 * of the site's own docusaurus.config.ts.
 */

const site = readRecord(__dirname, 'site');

const toItem = ({name, path}: {name: string; path: string}) => ({label: name, to: path});

const config: Config = {
  title: site.brand,
  url: 'https://www.example.com',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  future: {v4: true},
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs-content',
          routeBasePath: '/',
          sidebarPath: false,
          remarkPlugins: [remarkAnchors, remarkIcons],
        },
        blog: false,
        pages: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/base.css']},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [records],
  themeConfig: {
    navbar: {title: site.brand, items: site.navbar.map(toItem)},
    footer: {
      style: 'dark',
      links: [
        {title: site.footer.quickLinksTitle, items: site.footer.quickLinks.map(toItem)},
        {
          title: site.footer.contactTitle,
          items: [{label: site.contact.email, href: `mailto:${site.contact.email}`}],
        },
      ],
      copyright: site.footer.rights,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
