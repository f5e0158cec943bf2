import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {readRecord} from './src/content/readRecords';
import {toFooter, toNavbar} from './src/content/siteNavigation';
import remarkIcons from './src/remark/icons';

/** The folder of the address that the site is served from: `/preview/7/` for a preview. */
const baseUrl = process.env.BASE_URL ?? '/';

const site = readRecord(__dirname, 'site');

const config: Config = {
  title: site.brand,
  url: site.address,
  baseUrl,
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  future: {v4: true, faster: true},
  customFields: {buildYear: new Date().getFullYear()},
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs-content',
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          remarkPlugins: [remarkIcons],
        },
        blog: false,
        pages: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/base.css']},
      } satisfies Preset.Options,
    ],
  ],
  plugins: ['./src/plugins/records/index.ts', './src/plugins/withoutInfima/index.ts'],
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
    navbar: toNavbar(site),
    footer: toFooter(site),
  } satisfies Preset.ThemeConfig,
};

export default config;
