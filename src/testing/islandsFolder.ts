import {join} from 'node:path';

/** Where the islands' scripts are while tests run. */
export const islandsFolder = join(process.cwd(), 'node_modules/.cache/islands-in-tests');
