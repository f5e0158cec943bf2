import {join} from 'node:path';

/** The folder of the islands' scripts during tests. */
export const islandsFolder = join(process.cwd(), 'node_modules/.cache/islands-in-tests');
