import {join} from 'node:path';

/** The folder of the project. */
export const projectRoot = join(__dirname, '../..');

/** The folder of this benchmark, with a lockfile of its own. */
export const benchRoot = __dirname;

/** Where everything is copied to, built and kept: nothing is built in the project itself. */
export const workRoot = join(benchRoot, '.work');

/** The six pages of the site. */
export const pagePaths = ['/', '/how-it-works', '/benefits', '/process', '/tools', '/contact'];
