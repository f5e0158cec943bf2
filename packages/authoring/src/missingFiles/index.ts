import {existsSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {pageFile} from '@sitekit/content-check';

const name = 'missing-files';
const loader = join(__dirname, 'missingFile.mjs');

/** A module with what Docusaurus reads from a page. */
const missingPage = `
export const metadata = {}, frontMatter = {}, assets = {}, toc = [], contentTitle = '';
export default () => 'The file with this text was deleted or renamed.';
`;

/** The parts of the bundler that this plugin uses. */
type Request = {request: string; context: string};
type Hook<Value> = {tap: (name: string, callback: (value: Value) => void) => void};
type Compiler = {
  hooks: {normalModuleFactory: Hook<{hooks: {beforeResolve: Hook<Request>}}>};
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

  const placeholderFor = (path: string): string | undefined => {
    if (pageFile.test(path) && path.startsWith(join(siteDir, contentFolder, sep))) {
      return missingPage;
    }
    const roots = staticDirectories.map((directory) => resolve(siteDir, directory) + sep);
    const root = roots.find((folder) => path.startsWith(folder));
    const address = root && baseUrl + relative(root, path).split(sep).join('/');
    return address && `export default ${JSON.stringify(address)};\n`;
  };

  const replace = (data: Request) => {
    // A request can start with loaders and end with a query: `!/…/file-loader.js?…!./team.svg`.
    const [, loaders = '', file = ''] = /^(.*!)?([^?#]*)/.exec(data.request) ?? [];
    const path = resolve(data.context, file.replace(/^@site/, siteDir));
    const placeholder =
      /^(?:@site|\.{0,2})\//.test(file) && !existsSync(path) ? placeholderFor(path) : undefined;
    if (placeholder) {
      const query = JSON.stringify({file: path, request: loaders + path, placeholder});
      data.request = `!!${loader}?${encodeURIComponent(query).replaceAll('!', '%21')}!${loader}`;
    }
  };

  return {
    apply: ({hooks}: Compiler) =>
      hooks.normalModuleFactory.tap(name, (factory) => {
        factory.hooks.beforeResolve.tap(name, replace);
      }),
  };
}
