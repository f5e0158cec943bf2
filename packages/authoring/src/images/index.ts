import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {replaceFile} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {download} from './download';
import {findLicense} from './license';
import {optimizeImage} from './optimize';
import {readRecordImages, replaceImages} from './recordImages';
import type {RecordImage} from './recordImages';
import {addSources, unknownLicense} from './sources';

const sourcesFile = 'SOURCES.txt';

type Downloaded = RecordImage & {
  file: string;
  path: string;
  contents: Buffer;
  license: string | undefined;
};

async function fetchImage(image: RecordImage, folder: string): Promise<Downloaded> {
  const {type, contents} = await download(image.address);
  const optimized = await optimizeImage(type, contents);
  const file = `${image.id}.${optimized.extension}`;
  const path = posix.join('/', posix.relative('static', folder), file);
  const license = await findLicense(image.address);
  return {...image, file, path, contents: optimized.contents, license};
}

/**
 * Downloads the images of other sites that a record names, and makes the record name the copies. An
 * image that can't be downloaded stays as it is.
 *
 * @param record the name of the record: a list of entries with an `id` and an `image`
 * @param folder for the images, below `static`, from the project's root
 * @throws Error that lists what couldn't be downloaded, and why
 */
export async function downloadImages(
  {recordsFolder}: Pick<ContentConfig, 'recordsFolder'>,
  record: string,
  folder: string,
): Promise<void> {
  const recordFile = posix.join(recordsFolder, `${record}.yaml`);
  const text = readFileSync(recordFile, 'utf8');
  const images = readRecordImages(text);
  const results = await Promise.allSettled(images.map((image) => fetchImage(image, folder)));
  const done = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));

  if (done.length > 0) {
    mkdirSync(folder, {recursive: true});
    done.forEach(({file, contents}) => replaceFile(join(folder, file), contents));
    const list = join(folder, sourcesFile);
    const downloaded = new Date().toISOString().slice(0, 10);
    const sources = done.map(({file, address, license = unknownLicense}) => ({
      file,
      source: address,
      downloaded,
      license,
    }));
    replaceFile(list, addSources(existsSync(list) ? readFileSync(list, 'utf8') : '', sources));
    replaceFile(recordFile, replaceImages(text, done));
  }

  console.log(
    images.length === 0
      ? `No image in ${recordFile} is on another site.`
      : `Downloaded ${done.length} of ${images.length} images to ${folder}.`,
  );
  const unknown = done.filter(({license}) => license === undefined).map(({file}) => file);
  if (unknown.length > 0) {
    console.log(
      `Look up the license of ${unknown.join(', ')} and write it into ${folder}/${sourcesFile}.`,
    );
  }
  const problems = results.flatMap((result, index) => {
    const image = images[index];
    return result.status === 'rejected' && image
      ? `${recordFile}:${image.line}: ${image.address}\n  ${(result.reason as Error).message}`
      : [];
  });
  if (problems.length > 0) {
    throw new Error(`${problems.join('\n')}\n\nThese images stay on their sites.`);
  }
}
