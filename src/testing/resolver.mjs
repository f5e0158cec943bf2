/** Falls back to the ES module of a package that offers nothing else. */
export default function resolve(path, options) {
  try {
    return options.defaultResolver(path, options);
  } catch {
    return options.defaultResolver(path, {...options, conditions: ['node', 'import']});
  }
}
