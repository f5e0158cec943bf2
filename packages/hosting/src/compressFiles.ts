import {readFile, readdir, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import pMap from 'p-map';
import {brotliCompress, constants, gzip} from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt|ico|map|md|wasm)$/;

/**
 * Above, Brotli's best quality takes longer than the rest of a build. The next one worth using makes
 * files a tenth larger in a tenth of the time.
 */
const maxBestBytes = 1024 * 1024;

/** As many as keep all threads busy, because their contents are in memory. */
const filesAtOnce = 16;

const compressors = {
  br: (contents: Buffer, totalBytes: number) =>
    promisify(brotliCompress)(contents, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
        [constants.BROTLI_PARAM_QUALITY]: totalBytes > maxBestBytes ? 5 : 11,
      },
    }),
  gz: (contents: Buffer) => promisify(gzip)(contents, {level: constants.Z_BEST_COMPRESSION}),
};

/** Writes a `.br` and a `.gz` file beside each file of a folder that they make smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, {recursive: true}))
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const totalBytes = sizes.reduce((sum, size) => sum + size, 0);
  const compress = async (file: string) => {
    const contents = await readFile(file);
    for (const [ending, compressor] of Object.entries(compressors)) {
      const compressed = await compressor(contents, totalBytes);
      if (compressed.length < contents.length) {
        await writeFile(`${file}.${ending}`, compressed);
      }
    }
  };
  await pMap(files, compress, {concurrency: filesAtOnce});
}
