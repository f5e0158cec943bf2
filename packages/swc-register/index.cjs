const {readFileSync} = require('node:fs');
const {Module} = require('node:module');

/** @typedef {(module: {_compile(code: string, filename: string): void}, filename: string) => void} Loader */

/**
 * Compiles a file to CommonJS and runs it.
 *
 * @type {Loader}
 * @throws Error with the place of a mistake in the syntax
 */
function load(module, filename) {
  // Loaded here because not every process that registers this has anything to compile.
  const {transformSync} = require('@swc/core');
  const {code} = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    module: {type: 'commonjs'},
    jsc: {
      target: 'es2022',
      parser: {syntax: 'typescript', tsx: filename.endsWith('x')},
      transform: {react: {runtime: 'automatic'}},
    },
  });
  module._compile(code, filename);
}

const {_extensions: loaders} = /** @type {{_extensions: Record<string, Loader>}} */ (
  /** @type {unknown} */ (Module)
);
// Where another tool compiles TypeScript, such as Playwright, it also knows the lines of the source. Node
// itself strips types from `.ts`, but loads no `.tsx`.
if (!('.tsx' in loaders)) {
  for (const extension of ['.ts', '.tsx', '.mts']) {
    loaders[extension] = load;
  }
}
