import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve, sep} from 'node:path';
import {createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {MDXOptions} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadContentConfig} from '@sitekit/content-check';
import type {ComponentDoc} from '@sitekit/content-check/components';
import {galleryMdx} from './galleryMdx';

export type {Icon} from './IconBrowser';

export type GalleryOptions = {
  /** The JSON file with the components, from the project's root. */
  components: string;
  /** The remark plugins that the site uses for its pages. */
  remarkPlugins?: MDXOptions['remarkPlugins'];
};

/**
 * For the development server: shows every component and icon that a page can use at `/gallery`.
 */
export default async function galleryPlugin(
  {siteDir, siteConfig, generatedFilesDir, baseUrl}: LoadContext,
  {components, remarkPlugins = []}: GalleryOptions,
): Promise<Plugin> {
  const folder = join(generatedFilesDir, 'gallery');
  const componentsFile = join(siteDir, components);
  const rule = await createMDXLoaderRule({
    include: [folder + sep],
    options: {
      admonitions: true,
      remarkPlugins,
      siteDir,
      staticDirs: siteConfig.staticDirectories.map((directory) => resolve(siteDir, directory)),
      markdownConfig: siteConfig.markdown,
      isMDXPartial: () => true,
    },
  });

  return {
    name: 'gallery',
    getPathsToWatch: () => [componentsFile],
    loadContent() {
      const docs = JSON.parse(readFileSync(componentsFile, 'utf8')) as ComponentDoc[];
      mkdirSync(folder, {recursive: true});
      writeFileSync(join(folder, 'gallery.mdx'), galleryMdx(docs));
      const {icons} = loadContentConfig(siteDir);
      const drawn = icons.names.map((icon) => ({
        name: icon,
        tags: icons.tags?.(icon) ?? [],
        shapes: icons.draw?.(icon) ?? [],
      }));
      writeFileSync(join(folder, 'icons.json'), JSON.stringify(drawn));
    },
    contentLoaded({actions}) {
      actions.addRoute({
        path: `${baseUrl}gallery`,
        component: join(__dirname, 'GalleryPage.tsx'),
        exact: true,
      });
    },
    configureWebpack: () => ({module: {rules: [rule]}}),
  };
}
