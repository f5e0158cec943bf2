import {join} from 'node:path';
import type {Config, Plugin} from '@docusaurus/types';
import type {IslandsOptions} from '../..';

/** The pages that are built, by file: `FIXTURE_PAGES` names others than the sound ones. */
const pages = (process.env.FIXTURE_PAGES ?? 'index counter disclosure').split(' ').filter(Boolean);

/** What every page loads: `FIXTURE_SCRIPT` adds a script. */
const clientModules = ['global.css', process.env.FIXTURE_SCRIPT ?? []].flat();

const pagesPlugin = (): Plugin => ({
  name: 'pages-of-the-fixture',
  getClientModules: () => clientModules.map((file) => join(__dirname, 'src', file)),
  contentLoaded({actions}) {
    for (const page of pages) {
      actions.addRoute({
        path: page === 'index' ? '/below/' : `/below/${page}`,
        component: join(__dirname, `src/pages/${page}.tsx`),
        exact: true,
      });
    }
  },
});

const config: Config = {
  title: 'Fixture',
  url: 'https://fixture.example.com',
  baseUrl: '/below/',
  trailingSlash: false,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  plugins: [
    pagesPlugin,
    [
      join(__dirname, '../../index.ts'),
      {enabled: process.env.FIXTURE_ISLANDS !== 'off'} satisfies IslandsOptions,
    ],
  ],
};

export default config;
