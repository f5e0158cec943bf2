import {join} from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {contentDir, loadOurs, siteDir} from '../ours';

const toItem = ({name: label, path: to}: {name: string; path: string}) => ({label, to});

/** The same pages and components in the classic theme, unchanged. */
export default function createConfig(): Config {
  const {records, remarkPlugins, contactLinks} = loadOurs();
  const {site} = records;
  const {email, phone} = contactLinks(site.contact);
  return {
    title: site.brand,
    url: site.address,
    baseUrl: '/',
    favicon: 'img/favicon.svg',
    trailingSlash: false,
    staticDirectories: [join(siteDir, 'static')],
    ...(process.env.FASTER === '1' && {future: {v4: true, faster: true}}),
    presets: [
      [
        'classic',
        {
          docs: {
            path: contentDir,
            routeBasePath: '/',
            sidebarPath: false,
            remarkPlugins,
          },
          blog: false,
          pages: false,
          theme: {
            customCss: ['tokens', 'base'].map((name) => join(siteDir, `src/css/${name}.css`)),
          },
        } satisfies Preset.Options,
      ],
    ],
    plugins: [
      () => ({
        name: 'records',
        contentLoaded: async ({actions}) => {
          await actions.createData('records.json', records);
        },
        configureWebpack: () => ({resolve: {alias: {'@ours': siteDir}}}),
      }),
    ],
    themeConfig: {
      navbar: {title: site.brand, items: site.navbar.map(toItem)},
      footer: {
        style: 'dark',
        links: [
          {title: site.footer.quickLinksTitle, items: site.footer.quickLinks.map(toItem)},
          {title: site.footer.contactTitle, items: [email, phone]},
        ],
        copyright: `© ${new Date().getFullYear()} ${site.brand}. ${site.footer.rights}`,
      },
    } satisfies Preset.ThemeConfig,
  };
}
