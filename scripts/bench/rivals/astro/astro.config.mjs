import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import react from '@astrojs/react';
import mdx from '@mdx-js/rollup';
import {defineConfig} from 'astro/config';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';

const root = import.meta.dirname;
const siteDir = join(root, 'site');
const shims = join(root, 'src/shims.tsx');

const requireOfSite = createRequire(join(siteDir, 'package.json'));
requireOfSite('@sitekit/swc-register');
const {readRecords} = requireOfSite('./src/content/readRecords.ts');
const {default: remarkAnchors} = requireOfSite('./src/remark/anchors.ts');
const {default: remarkIcons} = requireOfSite('./src/remark/icons.ts');
const remarkOfDocusaurus = (name) =>
  requireOfSite(`@docusaurus/mdx-loader/lib/remark/${name}`).default;

const {transform} = requireOfSite('@svgr/core');
const svgrOptions = {
  dimensions: false,
  plugins: ['svgo', 'jsx'].map((name) => requireOfSite(`@svgr/plugin-${name}`)),
};

const records = '@generated/records/default/records.json';

/** What islands use instead in the browser. */
const inBrowser = {
  '@sitekit/static-pages/island': join(root, 'src/island.client.ts'),
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
};

/** What the components import of Docusaurus, and their records. */
const docusaurus = {
  name: 'docusaurus',
  enforce: 'pre',
  resolveId(id, importer, {ssr} = {}) {
    if (!ssr && id in inBrowser) {
      return this.resolve(inBrowser[id], join(root, 'index.html'), {skipSelf: true});
    }
    // Otherwise, Astro would make components of its own from the drawings, which React can't render.
    if (id.endsWith('.svg') && importer?.endsWith('.tsx')) {
      return `${resolve(dirname(importer), id)}.jsx`;
    }
    return /^@docusaurus\/|^@generated\/|^@sitekit\/static-pages\/island$/.test(id)
      ? `\0${id}`
      : undefined;
  },
  load(id) {
    if (id.endsWith('.svg.jsx')) {
      return transform(readFileSync(id.replace(/\.jsx$/, ''), 'utf8'), svgrOptions);
    }
    if (id === `\0${records}`) {
      return JSON.stringify(readRecords(siteDir));
    }
    if (!id.startsWith('\0@')) {
      return undefined;
    }
    const name = JSON.stringify(id.split('/').at(-1));
    const file = JSON.stringify(shims);
    return `export * from ${file}; import * as all from ${file}; export default all[${name}];`;
  },
};

export default defineConfig({
  site: 'https://www.example.com',
  publicDir: join(siteDir, 'static'),
  outDir: './build',
  trailingSlash: 'never',
  build: {format: 'file'},
  devToolbar: {enabled: false},
  integrations: [react()],
  vite: {
    plugins: [
      docusaurus,
      {
        ...mdx({
          remarkPlugins: [
            remarkFrontmatter,
            remarkMdxFrontmatter,
            remarkDirective,
            remarkOfDocusaurus('admonitions'),
            remarkAnchors,
            [remarkOfDocusaurus('headings'), {anchorsMaintainCase: false}],
            remarkGfm,
            remarkIcons,
          ],
        }),
        enforce: 'pre',
      },
    ],
    resolve: {
      alias: [
        {find: /^@theme\/(.*)/, replacement: join(siteDir, 'src/theme/$1')},
        {find: /^@site\/(.*)/, replacement: join(siteDir, '$1')},
      ],
      dedupe: ['preact', 'react', 'react-dom'],
    },
    ssr: {noExternal: [/^@(docusaurus|generated|sitekit)\//]},
    define: {'module.hot': 'undefined'},
    logLevel: 'error',
  },
});
