import {fileURLToPath} from 'node:url';
import preact from '@astrojs/preact';
import {defineConfig} from 'astro/config';
import {loadOurs, siteDir} from '../ours';
import {partsInLayer} from './layers';
import pages from './pages';
import purge from './purge';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The browsers that our site supports (`browserslist` in its package.json). */
const browsers = ['chrome114', 'edge114', 'firefox125', 'safari17', 'ios17'];

const ours = loadOurs();

export default defineConfig({
  site: ours.records.site.address,
  output: 'static',
  outDir: process.env.OUT_DIR,
  publicDir: `${siteDir}/static`,
  trailingSlash: 'never',
  compressHTML: true,
  build: {format: 'file', inlineStylesheets: 'always', assets: 'assets'},
  devToolbar: {enabled: false},
  integrations: [preact(), pages(ours), purge()],
  vite: {
    resolve: {
      // The pages' own folder has no node_modules.
      dedupe: ['preact'],
      // Bundled, so that it imports the shim for React too.
      noExternal: ['prism-react-renderer'],
      alias: [
        {find: /^react$/, replacement: path('src/shims/react.ts')},
        {find: '@docusaurus/Link', replacement: path('src/shims/Link.tsx')},
        {
          find: '@docusaurus/useBrokenLinks',
          replacement: path('src/shims/useBrokenLinks.ts'),
        },
        {find: /.*\/content\/useRecords$/, replacement: path('src/shims/useRecords.ts')},
        {find: '@ours', replacement: siteDir},
      ],
    },
    css: {
      modules: {generateScopedName: '[hash:base64:5]'},
      postcss: {plugins: [partsInLayer]},
    },
    build: {target: browsers, cssTarget: browsers, cssMinify: 'lightningcss'},
  },
});
