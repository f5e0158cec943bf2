import {readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import pMap from 'p-map';
import {brotliCompress, constants, gzip} from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt|ico|map|md|wasm)$/;

/** As many as keep all threads busy, because their contents are in memory. */
const filesAtOnce = 16;

/** Each with its best quality. */
const compressors = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gz: (contents: Buffer) => promisify(gzip)(contents, {level: constants.Z_BEST_COMPRESSION}),
};

/** Writes a `.br` and a `.gz` file beside each file of a folder that they make smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, {recursive: true})).filter((file) =>
    compressible.test(file),
  );
  const compress = async (file: string) => {
    const contents = await readFile(join(folder, file));
    for (const [ending, compressor] of Object.entries(compressors)) {
      const compressed = await compressor(contents);
      if (compressed.length < contents.length) {
        await writeFile(join(folder, `${file}.${ending}`), compressed);
      }
    }
  };
  await pMap(files, compress, {concurrency: filesAtOnce});
}
