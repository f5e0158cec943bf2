import {getFileLoaderUtils} from '@docusaurus/utils';

/**
 * Keeps small pictures as files. Docusaurus writes those under 10 kB into the page as `data:`
 * addresses, which a content security policy should forbid, and which delay the page's text.
 */
export function keepPicturesAsFiles(): void {
  for (const isServer of [true, false]) {
    const {loaders} = getFileLoaderUtils(isServer);
    loaders.url = loaders.file;
    loaders.inlineMarkdownImageFileLoader = loaders.inlineMarkdownAssetImageFileLoader;
  }
}
