import {relative, sep} from 'node:path';

/** The path from a folder to a file, with `/` on every system. */
export const relativePath = (folder: string, file: string): string =>
  relative(folder, file).split(sep).join('/');
