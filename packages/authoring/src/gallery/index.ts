import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve, sep} from 'node:path';
import {createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {MDXOptions} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadContentConfig} from '@sitekit/content-check';
import type {ComponentDoc} from '@sitekit/content-check/components';
import {devServerMiddleware} from '../endpoint/devServerMiddleware';
import {galleryMdx} from './galleryMdx';

export type GalleryOptions = {
  /** The JSON file with the components (`authoring generate --json`), from the project's root. */
  components: string;
  /** The remark plugins that the site uses for its pages. */
  remarkPlugins?: MDXOptions['remarkPlugins'];
};

/** The icons as JSON. They are too many for a script. */
function iconsJson(siteDir: string): string {
  const {icons} = loadContentConfig(siteDir);
  return JSON.stringify(
    icons.names.map((name) => ({
      name,
      tags: icons.tags?.(name) ?? [],
      shapes: icons.draw?.(name) ?? [],
    })),
  );
}

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

  let icons: string | undefined;

  return {
    name: 'gallery',
    getPathsToWatch: () => [componentsFile],
    loadContent() {
      const docs = JSON.parse(readFileSync(componentsFile, 'utf8')) as ComponentDoc[];
      mkdirSync(folder, {recursive: true});
      writeFileSync(join(folder, 'gallery.mdx'), galleryMdx(docs));
    },
    contentLoaded({actions}) {
      actions.addRoute({
        path: `${baseUrl}gallery`,
        component: join(__dirname, 'GalleryPage.tsx'),
        exact: true,
      });
    },
    configureWebpack: () => ({
      module: {rules: [rule]},
      ...devServerMiddleware(`${baseUrl}gallery/icons.json`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end((icons ??= iconsJson(siteDir)));
      }),
    }),
  };
}
