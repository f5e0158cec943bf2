import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {ReactNode} from 'react';
import satori from 'satori';
import sharp from 'sharp';
import {cardSize} from './cardSize.ts';

/** A font in a format that satori reads: WOFF, TrueType or OpenType. */
export type CardFont = {name: string; data: Buffer; weight: 400 | 500 | 600 | 700 | 800};

export type Card = {
  /** What is behind the text: the content of an SVG of 1200 × 630. */
  background: string;
  /** The text, as elements that satori lays out, without components. */
  content: ReactNode;
};

/** Part of the names, so that a new way of compressing gives new files. */
const compression = {compressionLevel: 9, adaptiveFiltering: false} as const;

/** An emoji becomes a space, because fonts have no drawings. */
const noPicture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** @throws Error unless it's an emoji */
function explainMissing(language: string, text: string): Promise<string> {
  if (language === 'emoji') {
    return Promise.resolve(noPicture);
  }
  throw new Error(
    `The fonts of the images for shared links can't show "${text}". Add a font with these ` +
      'characters to `card.fonts`.',
  );
}

/** Draws cards, and keeps them for later builds. */
export class CardRenderer {
  readonly #fonts: CardFont[];
  readonly #cache: string;
  readonly #written = new Map<string, Promise<string>>();

  /** @param cache the folder for images of earlier builds */
  constructor(fonts: readonly CardFont[], cache: string) {
    this.#fonts = [...fonts];
    this.#cache = cache;
  }

  /**
   * Draws a card and writes it, once for all pages that have the same one.
   *
   * @returns the name of its file, which changes with what it shows
   * @throws Error when the card has a component
   */
  async write(card: Card, folder: string): Promise<string> {
    const key = JSON.stringify([folder, card], (_, value: unknown) => {
      if (typeof value === 'function') {
        throw new Error(`The content of a card can't have the component ${value.name}: call it.`);
      }
      return value;
    });
    const written = this.#written.get(key) ?? this.#drawAndWrite(card, folder);
    this.#written.set(key, written);
    return written;
  }

  async #drawAndWrite(card: Card, folder: string): Promise<string> {
    const {name, png} = await this.render(card);
    await mkdir(folder, {recursive: true});
    await writeFile(join(folder, name), png);
    return name;
  }

  /**
   * Draws a card. The same card always gives the same bytes and the same name.
   *
   * @returns the PNG, and a name that changes with what it shows
   */
  async render({background, content}: Card): Promise<{name: string; png: Buffer}> {
    // Draws letters as shapes, so that no font has to be installed.
    const text = await satori(content, {
      ...cardSize,
      fonts: this.#fonts,
      loadAdditionalAsset: explainMissing,
    });
    const svg = text.replace(/^<svg[^>]*>/, (start) => start + background);
    const key = JSON.stringify([svg, compression, sharp.versions]);
    const name = `${createHash('sha256').update(key).digest('hex').slice(0, 16)}.png`;
    const cached = join(this.#cache, name);
    if (existsSync(cached)) {
      return {name, png: readFileSync(cached)};
    }
    const png = await sharp(Buffer.from(svg)).png(compression).toBuffer();
    mkdirSync(dirname(cached), {recursive: true});
    // Another build may read it at the same time.
    writeFileSync(`${cached}.${process.pid}`, png);
    renameSync(`${cached}.${process.pid}`, cached);
    return {name, png};
  }
}
