import {cpSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join, posix} from 'node:path';
import {replaceFile} from '@sitekit/content-check';
import type {ImageTarget} from '../../protocol';
import {addImage, openFolder} from './addImage';
import type {ImageFolder} from './addImage';

const isSame = (file: string, other: string): boolean =>
  existsSync(file) && lstatSync(file).isFile() && readFileSync(file).equals(readFileSync(other));

/**
 * The pictures that people added. One disappears when the change that used it is undone, and comes
 * back with that change.
 */
export class AddedPictures {
  readonly #place: ImageFolder;
  readonly #copies: string;
  readonly #readContent: () => string;

  /**
   * @param copies the folder with a copy of each added picture
   * @param readContent the text of all files that can use one
   */
  constructor(place: ImageFolder, copies: string, readContent: () => string) {
    this.#place = place;
    this.#copies = copies;
    this.#readContent = readContent;
  }

  /** Adds a picture, as `addImage` does. */
  async add(name: string, contents: Buffer): Promise<ImageTarget> {
    const image = await addImage(this.#place, name, contents);
    const file = posix.basename(image.address);
    cpSync(join(openFolder(this.#place), file), join(this.#copies, file));
    return image;
  }

  /** Changes files, and removes or restores the pictures that they use. */
  follow<Result>(change: () => Result): Result {
    const files = existsSync(this.#copies) ? readdirSync(this.#copies) : [];
    const before = this.#used(files);
    const result = change();
    const after = this.#used(files);
    for (const file of files) {
      const [path, copy] = [join(openFolder(this.#place), file), join(this.#copies, file)];
      if (before.has(file) && !after.has(file) && isSame(path, copy)) {
        rmSync(path);
      } else if (after.has(file) && !existsSync(path)) {
        replaceFile(path, readFileSync(copy));
      }
    }
    return result;
  }

  #used(files: readonly string[]): Set<string> {
    const content = files.length > 0 ? this.#readContent() : '';
    return new Set(files.filter((file) => content.includes(`/${this.#place.folder}/${file}`)));
  }
}
