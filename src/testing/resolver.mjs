/**
 * Resolves modules for Jest. A package that only offers an ES module gets a second chance.
 *
 * @param {string} path
 * @param {{defaultResolver: (path: string, options: object) => string}} options
 * @returns {string}
 */
export default function resolve(path, options) {
  try {
    return options.defaultResolver(path, options);
  } catch {
    return options.defaultResolver(path, {...options, conditions: ['node', 'import']});
  }
}
