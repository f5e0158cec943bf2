import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {IslandsOptions} from '@sitekit/islands';

const config: Config = {
  title: 'Classic',
  url: 'https://classic.example.com',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  future: {v4: true, faster: {rspackPersistentCache: false}},
  presets: [
    ['@sitekit/islands', {target: ['es2022']} satisfies IslandsOptions],
    [
      'classic',
      {
        docs: false,
        blog: false,
        theme: {customCss: './src/css/custom.css'},
      } satisfies Preset.Options,
    ],
  ],
};

export default config;
