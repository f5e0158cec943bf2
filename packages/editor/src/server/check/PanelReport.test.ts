/** @jest-environment node */
import type {AllContent} from '@docusaurus/types';
import {addressesOf} from './PanelReport';

const contentOf = (docs: unknown): AllContent => ({
  'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
});

it('knows the address of each page', () => {
  const docs = [{source: '@site/docs/index.mdx', permalink: '/'}];

  expect(addressesOf(contentOf(docs))).toEqual({'docs/index.mdx': '/'});
});

it.each<[string, AllContent]>([
  ['isn’t there', {}],
  ['has pages without an address', contentOf([{source: '@site/docs/index.mdx'}])],
])('says where to look when the docs plugin’s content %s', (_what, content) => {
  expect(() => addressesOf(content)).toThrow(
    'See packages/editor/src/server/check/PanelReport.ts.',
  );
});
