import {createRequire} from 'node:module';
import JestRuntime from 'jest-runtime';

/**
 * Packages that are slow to load, and that keep no state a test could see. They see values of the
 * tests as those of another realm: a `Map` isn't `instanceof` their `Map`.
 */
const shared =
  /^(?:@docusaurus\/(?:mdx-loader\/.*|utils)|@mdx-js\/mdx|aria-query|cheerio|typescript|unified|yaml|zod|(?:mdast|micromark|remark)-[a-z-]+|unist-util-visit(?:-parents)?)$/;

/** Loads the shared packages once in each worker, instead of in the sandbox of each test file. */
export default class Runtime extends JestRuntime {
  /**
   * @param {string} from
   * @param {string} [name]
   * @param {object[]} options
   * @returns {unknown}
   */
  requireModule(from, name, ...options) {
    return shared.test(name ?? '')
      ? createRequire(from)(name ?? '')
      : super.requireModule(from, name, ...options);
  }
}
