import {readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt|ico|map|md|wasm)$/;

/** Above, Brotli's best quality takes seconds, and saves a seventh. */
const maxBestBytes = 256 * 1024;

const compressors = {
  br: (contents: Buffer) =>
    promisify(brotliCompress)(contents, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
        [constants.BROTLI_PARAM_QUALITY]: contents.length > maxBestBytes ? 9 : 11,
      },
    }),
  gz: (contents: Buffer) => promisify(gzip)(contents, {level: constants.Z_BEST_COMPRESSION}),
};

/** Writes a `.br` and a `.gz` file beside each file of a folder that they make smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, {recursive: true});
  const compress = async (file: string) => {
    const path = join(folder, file);
    const contents = await readFile(path);
    for (const [ending, compressor] of Object.entries(compressors)) {
      const compressed = await compressor(contents);
      if (compressed.length < contents.length) {
        await writeFile(`${path}.${ending}`, compressed);
      }
    }
  };
  await Promise.all(files.filter((file) => compressible.test(file)).map(compress));
}
