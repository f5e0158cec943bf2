import {minify} from '@swc/core';

/**
 * Minifies a module further than esbuild, which doesn't inline functions and constants: by 4 % after
 * compression.
 */
export async function minifyScript(script: string): Promise<string> {
  const {code} = await minify(script, {module: true, compress: true, mangle: true});
  return code;
}
