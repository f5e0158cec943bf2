import {build} from 'esbuild';
import type {BuildOptions, Metafile, OutputFile} from 'esbuild';

/** Bundles modules for browsers and minifies them, in memory. */
export async function bundle(options: BuildOptions): Promise<Metafile & {files: OutputFile[]}> {
  const {metafile, outputFiles} = await build({
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    ...options,
  });
  return {inputs: {}, outputs: {}, ...metafile, files: outputFiles ?? []};
}
