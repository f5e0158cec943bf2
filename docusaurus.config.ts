import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {needsConsent, serviceOf} from '@sitekit/analytics';
import type {AnalyticsOptions} from '@sitekit/analytics';
import {refuseDeepPages} from '@sitekit/content-check/records';
import type {EditorOptions} from '@sitekit/editor';
import {isDevelopmentServer} from '@sitekit/editor/development-server';
import {tolerantMarkdown} from '@sitekit/editor/tolerant-markdown';
import {pageTemplate, withoutInfima} from '@sitekit/static-pages';
import type {StaticPagesOptions} from '@sitekit/static-pages';
import remarkMarks from '@sitekit/editor/remark-marks';
import type {RemarkMarksOptions} from '@sitekit/editor/remark-marks';
import {readRecord} from './src/content/readRecords';
import {readPreview, siteUrlOfHost} from './src/environment';
import metadata from './src/plugins/metadata';
import records from './src/plugins/records';
import refuseThemeConfig from './src/plugins/refuseThemeConfig';
import withoutIgnoredFiles from './src/plugins/withoutIgnoredFiles';
import remarkAnchors from './src/remark/anchors';
import remarkIcons from './src/remark/icons';
import remarkRanges from './src/remark/ranges';

/** Set when building a preview of a pull request: `PREVIEW_OF=7`. */
const preview = readPreview(process.env);

/** Problems fail a build. On the development server, the problem panel shows them. */
const onProblem = isDevelopmentServer() ? 'ignore' : 'throw';

/** Whether git knows when each page was last changed. A shallow clone would date all to its only commit. */
const hasHistory =
  existsSync(join(__dirname, '.git')) && !existsSync(join(__dirname, '.git/shallow'));

const site = readRecord(__dirname, 'site');

const beforePaint = readFileSync(join(__dirname, 'src/beforePaint.js'), 'utf8');

/** The service that counts visits. Previews, tests and the development server are never counted. */
const analytics: AnalyticsOptions | undefined =
  preview || process.env.WITHOUT_ANALYTICS || isDevelopmentServer() ? undefined : site.analytics;

const analyticsInstead =
  'Delete it, and write in docs-content/data/site.yaml, for example: ' +
  'analytics: {service: google-analytics, measurementId: G-ABC1234567}';

const config: Config = {
  title: site.brand,
  url: siteUrlOfHost(process.env) ?? site.address,
  // `/preview/7/` for a preview.
  baseUrl: process.env.BASE_URL ?? '/',
  noIndex: preview !== undefined,
  customFields: {
    asksForConsent: analytics !== undefined && needsConsent(analytics),
    preview,
  },
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: onProblem,
  markdown: {
    hooks: {onBrokenMarkdownLinks: onProblem, onBrokenMarkdownImages: onProblem},
    ...(isDevelopmentServer()
      ? tolerantMarkdown(__dirname)
      : {preprocessor: refuseDeepPages(__dirname)}),
  },
  // A corrupt persistent cache makes every later build hang, and a build without it takes 5 s.
  future: {
    v4: true,
    faster: {rspackPersistentCache: false},
    experimental_vcs: hasHistory && !isDevelopmentServer() ? 'git-ad-hoc' : 'disabled',
  },
  ssrTemplate: pageTemplate(`<script>${beforePaint}</script>`),
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs-content',
          routeBasePath: '/',
          // Keep number prefixes of file names in the URL.
          numberPrefixParser: false,
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          editUrl: preview?.editUrl,
          remarkPlugins: [
            remarkAnchors,
            remarkIcons,
            ...(isDevelopmentServer()
              ? [[remarkMarks, {siteDir: __dirname} satisfies RemarkMarksOptions]]
              : []),
            remarkRanges,
          ],
        },
        blog: false,
        pages: false,
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
        svgr: {svgrConfig: {dimensions: false, titleProp: false}},
        theme: {customCss: ['./src/css/tokens.css', './src/css/base.css']},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    isDevelopmentServer()
      ? ['@sitekit/editor', {templates: 'src/content/newPages'} satisfies EditorOptions]
      : false,
    [
      '@sitekit/static-pages',
      {
        metadata,
        policy: {allow: analytics && serviceOf(analytics).policy},
        replacements: {
          'docusaurus-plugin-google-gtag': analyticsInstead,
          'docusaurus-plugin-google-tag-manager': analyticsInstead,
          'docusaurus-plugin-google-analytics': analyticsInstead,
        },
      } satisfies StaticPagesOptions,
    ],
    analytics ? ['@sitekit/analytics', analytics] : false,
    records,
    refuseThemeConfig,
    withoutIgnoredFiles,
    withoutInfima,
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
  } satisfies Preset.ThemeConfig,
};

export default config;
