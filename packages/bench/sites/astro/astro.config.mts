import {fileURLToPath} from 'node:url';
import preact from '@astrojs/preact';
import {defineConfig} from 'astro/config';
import {partsInLayer} from './layers';
import pages from './pages';
import {content, projectRoot, records} from './project';
import purge from './purge';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The browsers that our own site is built for (`browserslist` in its package.json). */
const browsers = ['chrome114', 'edge114', 'firefox125', 'safari17', 'ios17'];

export default defineConfig({
  site: records.site.address,
  output: 'static',
  outDir: process.env.OUT ?? path('dist'),
  publicDir: `${projectRoot}/static`,
  trailingSlash: 'never',
  compressHTML: true,
  build: {format: 'file', inlineStylesheets: 'always', assets: 'assets'},
  devToolbar: {enabled: false},
  integrations: [preact(), pages(content), purge()],
  vite: {
    resolve: {
      // Pages may lie anywhere on the disk, and bring no node_modules.
      dedupe: ['preact'],
      alias: [
        {find: /^react$/, replacement: path('src/standIns/react.ts')},
        {find: '@docusaurus/Link', replacement: path('src/standIns/Link.tsx')},
        {find: '@docusaurus/useGlobalData', replacement: path('src/standIns/useGlobalData.ts')},
        {find: '@site', replacement: projectRoot},
      ],
    },
    // It is to take the stand-in for React too.
    ssr: {noExternal: ['prism-react-renderer']},
    css: {
      modules: {generateScopedName: '[hash:base64:5]'},
      postcss: {plugins: [partsInLayer]},
    },
    build: {target: browsers, cssTarget: browsers, cssMinify: 'lightningcss'},
  },
});
