import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve, sep} from 'node:path';
import {createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ComponentDoc} from '@sitekit/content-check/components';
import remarkIcons from '../../../../src/remark/icons';
import {examplesPage} from './entries';

const componentsFile = 'src/content/components.generated.json';

/** For the site while it is edited: shows at `/gallery` every component that a page may use. */
export default async function galleryPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Promise<Plugin> {
  const folder = join(generatedFilesDir, 'gallery');
  const componentsPath = join(siteDir, componentsFile);
  const rule = await createMDXLoaderRule({
    include: [folder + sep],
    options: {
      admonitions: true,
      remarkPlugins: [remarkIcons],
      siteDir,
      staticDirs: siteConfig.staticDirectories.map((directory) => resolve(siteDir, directory)),
      markdownConfig: siteConfig.markdown,
      isMDXPartial: () => true,
    },
  });

  return {
    name: 'gallery',
    getPathsToWatch: () => [componentsPath],
    loadContent() {
      const components = JSON.parse(readFileSync(componentsPath, 'utf8')) as ComponentDoc[];
      mkdirSync(folder, {recursive: true});
      writeFileSync(join(folder, 'examples.mdx'), examplesPage(components));
    },
    contentLoaded({actions}) {
      actions.addRoute({
        path: `${baseUrl}gallery`,
        component: '@sitekit/authoring/gallery/GalleryPage',
        exact: true,
      });
    },
    configureWebpack: () => ({module: {rules: [rule]}}),
  };
}
