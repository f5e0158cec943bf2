import {join} from 'node:path';
import type {Config, Plugin} from '@docusaurus/types';

/** The pages by file: one without problems, and one for each kind of problem. */
const pages = ['index', 'lost-handler', 'unknown-island'];

const pagesPlugin = (): Plugin => ({
  name: 'fixture-pages',
  getClientModules: () => [join(__dirname, 'src/track.ts')],
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
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  plugins: [join(__dirname, '../../index.ts'), pagesPlugin],
};

export default config;
