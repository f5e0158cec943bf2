import {dirname, extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const self = fileURLToPath(import.meta.url);

/** The modules that are bundled for the browser. */
export const browserFolder = join(dirname(self), 'browser');

/** The modules that are bundled into Docusaurus's server. */
export const serverFolder = join(dirname(self), 'server');

/** A module of the server: TypeScript here, JavaScript in the published package. */
export const serverModule = (name: string): string => join(serverFolder, `${name}${extname(self)}`);

/** The stylesheet of every page. */
export const islandStyles = join(dirname(self), 'Island/styles.css');
