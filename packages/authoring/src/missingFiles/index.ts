import {existsSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {pageFile} from '@sitekit/content-check';

const name = 'missing-files';
const loader = join(__dirname, 'missingFile.mjs');
const missingPage = join(__dirname, 'MissingPage.tsx');

/** The parts of the bundler that this plugin uses. */
type Request = {request: string; context: string};
type Factory = {
  hooks: {beforeResolve: {tap: (name: string, callback: (data: Request) => void) => void}};
};
type Compiler = {
  hooks: {
    normalModuleFactory: {tap: (name: string, callback: (factory: Factory) => void) => void};
  };
};

export type MissingFilesOptions = {
  /** The project's root. */
  siteDir: string;
  baseUrl: string;
  /** The folder of the pages, from the project's root. */
  contentFolder: string;
  /** The folders of images, from the project's root. */
  staticDirectories: readonly string[];
};

/**
 * A plugin of the bundler that replaces deleted pages and images. They would stop the whole site
 * until Docusaurus has updated its routes, or until the page no longer uses the image.
 */
export function replaceMissingFiles(options: MissingFilesOptions) {
  const {siteDir, baseUrl, contentFolder, staticDirectories} = options;
  const contentRoot = join(siteDir, contentFolder, sep);
  const staticRoots = staticDirectories.map((directory) => resolve(siteDir, directory) + sep);

  const placeholderFor = (path: string): string | undefined => {
    if (pageFile.test(path) && path.startsWith(contentRoot)) {
      const source = JSON.stringify(missingPage);
      return `export * from ${source};\nexport {default} from ${source};\n`;
    }
    const root = staticRoots.find((folder) => path.startsWith(folder));
    const address = root && baseUrl + relative(root, path).split(sep).join('/');
    return address && `export default ${JSON.stringify(address)};\n`;
  };

  const replace = (data: Request) => {
    // A request can start with loaders and end with a query: `!/…/file-loader.js?…!./team.svg`.
    const [, loaders = '', file = ''] = /^(.*!)?([^?#]*)/.exec(data.request) ?? [];
    if (!/^(?:@site|\.{0,2})\//.test(file)) {
      return;
    }
    const path = resolve(data.context, file.replace(/^@site/, siteDir));
    const placeholder = existsSync(path) ? undefined : placeholderFor(path);
    if (placeholder) {
      const query = JSON.stringify({file: path, request: loaders + path, placeholder});
      data.request = `!!${loader}?${encodeURIComponent(query).replaceAll('!', '%21')}!${missingPage}`;
    }
  };

  return {
    apply: ({hooks}: Compiler) =>
      hooks.normalModuleFactory.tap(name, (factory) => {
        factory.hooks.beforeResolve.tap(name, replace);
      }),
  };
}
