import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The components that a site uses. */
export const islandsFolder = dirname(fileURLToPath(import.meta.url));

/** The modules that are bundled for the browser. */
export const browserFolder = join(islandsFolder, 'browser');

/** The modules that are bundled into Docusaurus's server. */
export const serverFolder = join(islandsFolder, 'server');
