import {join} from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {contactLinks} from '../../../../src/content/contactLinks';
import remarkIcons from '../../../../src/remark/icons';
import {readRecordsOf} from './readRecordsOf';

/* The same pages and components in the classic theme as it comes: `CONTENT` says where they are. */

const projectRoot = join(__dirname, '../../..');
const content = process.env.CONTENT ?? join(projectRoot, 'docs-content');
const records = readRecordsOf(content);
const {site} = records;
const {email, phone} = contactLinks(site.contact);

const config: Config = {
  title: site.brand,
  url: site.address,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  staticDirectories: [join(projectRoot, 'static')],
  ...(process.env.FASTER === '1' && {future: {v4: true, faster: true}}),
  presets: [
    [
      'classic',
      {
        docs: {
          path: content,
          routeBasePath: '/',
          sidebarPath: false,
          remarkPlugins: [remarkIcons],
        },
        blog: false,
        pages: false,
        theme: {
          customCss: ['tokens', 'base'].map((name) => join(projectRoot, `src/css/${name}.css`)),
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    () => ({name: 'records', contentLoaded: ({actions}) => actions.setGlobalData(records)}),
  ],
  themeConfig: {
    navbar: {title: site.brand, items: site.navbar},
    footer: {
      style: 'dark',
      links: [
        {title: site.footer.quickLinksTitle, items: site.footer.quickLinks},
        {title: site.footer.contactTitle, items: [email, phone]},
      ],
      copyright: `© ${new Date().getFullYear()} ${site.brand}. ${site.footer.rights}`,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
