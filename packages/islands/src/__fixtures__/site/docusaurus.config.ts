import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {Config, Plugin} from '@docusaurus/types';

/** The pages to build, by file. The default is the pages without problems. */
const pages = (process.env.FIXTURE_PAGES ?? 'index menu disclosure').split(' ').filter(Boolean);

/** What every page loads: a stylesheet, and a script if `FIXTURE_SCRIPT` is set. */
const clientModules = ['global.css', process.env.FIXTURE_SCRIPT ?? []].flat();

const pagesPlugin = (): Plugin => ({
  name: 'fixture-pages',
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
  // Other plugins see, and can change, the pages as Docusaurus rendered them.
  async postBuild({outDir}) {
    await setTimeout(100);
    const file = join(outDir, 'index.html');
    if (existsSync(file)) {
      const html = await readFile(file, 'utf8');
      await writeFile(file, html.replace('</h1>', html.includes('data-rh') ? '!</h1>' : '?</h1>'));
    }
  },
});

const config: Config = {
  title: 'Fixture',
  url: 'https://fixture.example.com',
  baseUrl: '/below/',
  trailingSlash: false,
  baseUrlIssueBanner: process.env.FIXTURE_BANNER === 'on',
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  presets: [join(__dirname, '../../index.ts')],
  plugins: [pagesPlugin],
};

export default config;
