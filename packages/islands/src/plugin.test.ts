/** @jest-environment node */
import type {LoadContext} from '@docusaurus/types';
import {islandsPlugin} from './plugin';
import type {IslandsOptions} from './plugin';

const presetEnv = ['/site/node_modules/postcss-preset-env/dist/index.cjs', {}];
const other = ['/site/node_modules/cssnano/index.js', {}];

/** The PostCSS plugins that a build keeps. */
function keptPlugins(environment: 'production' | 'development', options: IslandsOptions = {}) {
  const {env} = process;
  process.env = {...env, NODE_ENV: environment};
  const context = {siteDir: '/site', generatedFilesDir: '/site/.docusaurus'} as LoadContext;
  const {configurePostCss} = islandsPlugin(context, options);
  process.env = env;
  return configurePostCss?.({plugins: [presetEnv, other]}).plugins;
}

it('removes postcss-preset-env from the production build', () => {
  expect(keptPlugins('production')).toEqual([other]);
});

it.each<[string, Parameters<typeof keptPlugins>]>([
  ['in docusaurus start', ['development']],
  ['with the option enabled: false', ['production', {enabled: false}]],
])('keeps postcss-preset-env %s', (_when, args) => {
  expect(keptPlugins(...args)).toEqual([presetEnv, other]);
});
