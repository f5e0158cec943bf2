/** @jest-environment node */
import type {LoadContext} from '@docusaurus/types';
import {islandsPlugin} from './plugin';
import type {IslandsOptions} from './plugin';

const presetEnv = ['/site/node_modules/postcss-preset-env/dist/index.cjs', {}];
const other = ['/site/node_modules/cssnano/index.js', {}];

/** The PostCSS plugins that stay. */
function keptPlugins(options: IslandsOptions) {
  const context = {siteDir: '/site', generatedFilesDir: '/site/.docusaurus'} as LoadContext;
  return islandsPlugin(context, options).configurePostCss?.({plugins: [presetEnv, other]}).plugins;
}

it('removes postcss-preset-env, which takes longer than all other styling', () => {
  expect(keptPlugins({})).toEqual([other]);
});

it('keeps postcss-preset-env with the option enabled: false', () => {
  expect(keptPlugins({enabled: false})).toEqual([presetEnv, other]);
});
