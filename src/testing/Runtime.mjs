import {createRequire} from 'node:module';
import JestRuntime from 'jest-runtime';

/**
 * Packages that are slow to load, and that keep no state a test could see. They see values of the
 * tests as those of another realm: a `Map` isn't `instanceof` their `Map`.
 */
const shared = [
  '@docusaurus/utils',
  '@mdx-js/mdx',
  'aria-query',
  'cheerio',
  'typescript',
  'unified',
  'unist-util-visit',
  'unist-util-visit-parents',
  'yaml',
  'zod',
];

/** How the names of more such packages start. */
const sharedStarts = ['@docusaurus/mdx-loader/', 'mdast-', 'micromark-', 'remark-'];

/** @param {string} name */
const isShared = (name) =>
  shared.includes(name) || sharedStarts.some((start) => name.startsWith(start));

/** Loads the shared packages once in each worker, instead of in the sandbox of each test file. */
export default class Runtime extends JestRuntime {
  /**
   * @param {string} from
   * @param {string} [name]
   * @param {object[]} options
   * @returns {unknown}
   */
  requireModule(from, name, ...options) {
    return name !== undefined && isShared(name)
      ? createRequire(from)(name)
      : super.requireModule(from, name, ...options);
  }
}
