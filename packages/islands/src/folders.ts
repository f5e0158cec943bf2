import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** The modules that are bundled for the browser. */
export const browserFolder = join(folder, 'browser');

/** The modules that are bundled into Docusaurus's server. */
export const serverFolder = join(folder, 'server');

/** The components that a site uses. */
export const islandFolder = join(folder, 'Island');
