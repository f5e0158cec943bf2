import {sep} from 'node:path';

/** A path with slashes, as addresses and git have them. */
export const posixPath = (path: string): string => path.split(sep).join('/');
