import {join} from 'node:path';
import type {Config} from '@docusaurus/types';

const config: Config = {
  title: 'Fixture',
  url: 'https://fixture.example.com',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true, faster: {rspackPersistentCache: false}},
  presets: [
    [join(__dirname, '../../index.ts'), {}],
    ['classic', {docs: {routeBasePath: '/', sidebarPath: undefined}, blog: false, pages: false}],
  ],
};

export default config;
