import {join} from 'node:path';

/** The site to measure: the folder that the command runs in. */
export const siteDir = process.cwd();

/** The folder of this package, where a full run puts its results. */
export const benchDir = join(__dirname, '..');

/** The nested project with the rivals, Lighthouse and Puppeteer, which has its own lockfile. */
export const rivalsDir = join(benchDir, 'rivals');

/** The Node that every contestant is built with: Astro needs a newer one than our site does. */
export const nodeProgram = join(rivalsDir, 'node_modules/node/bin/node');

/** The frozen copy of the content that every contestant is built from. */
export const frozenContentDir = join(benchDir, 'content');

/** Where contestants are copied to and built. */
export const workDir = join(siteDir, 'build-bench');
