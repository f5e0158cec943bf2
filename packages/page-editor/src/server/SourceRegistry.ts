import {SourceFile} from '@sitekit/content-check';
import type {Block, Target} from '../mapping';
import type {BlockId, PlaceId} from '../protocol';

/** A file as a person saw it, and the numbers of its places and blocks. */
type Version = {source: SourceFile; ids: Map<string, number>};

/** Where a number leads: a place or block, in the version of the file that was seen. */
export type Found<Item> = {source: SourceFile; item: Item};

/** A page that shows older versions has to be reloaded. */
const MAX_VERSIONS = 20;

const outOfDate = 'This page is out of date. Reload it.';

const isBlock = (item: Target | Block): item is Block =>
  item.kind === 'element' || item.kind === 'entry';

const contentsOf = (source: SourceFile): string => source.contentsWith(source.text);

/**
 * Numbers places and blocks, and remembers the text that each number is about. While a file's text
 * is the same, so are its numbers: otherwise each change would render everything again.
 */
export class SourceRegistry {
  readonly #versions = new Map<string, Map<string, Version>>();
  readonly #registered = new Map<number, Found<Target | Block>>();
  #lastId = 0;

  /** The same object for the same file with the same contents, so that what was read is reused. */
  source(path: string, contents: string): SourceFile {
    return this.#version(new SourceFile(path, contents)).source;
  }

  placeId(source: SourceFile, target: Target): PlaceId {
    return this.#id(source, target);
  }

  blockId(source: SourceFile, block: Block): BlockId {
    return this.#id(source, block);
  }

  /** Whether a number is that of a place whose version of the file is still known. */
  hasPlace(id: PlaceId): boolean {
    const item = this.#registered.get(id)?.item;
    return item !== undefined && !isBlock(item);
  }

  /** @throws Error when the number is unknown, or its version of the file was forgotten */
  place(id: PlaceId): Found<Target> {
    const {source, item} = this.#registered.get(id) ?? {};
    if (!source || !item || isBlock(item)) {
      throw new Error(outOfDate);
    }
    return {source, item};
  }

  /** @throws Error when the number is unknown, or its version of the file was forgotten */
  block(id: BlockId): Found<Block> {
    const {source, item} = this.#registered.get(id) ?? {};
    if (!source || !item || !isBlock(item)) {
      throw new Error(outOfDate);
    }
    return {source, item};
  }

  #version(source: SourceFile): Version {
    const versions = this.#versions.get(source.path) ?? new Map<string, Version>();
    this.#versions.set(source.path, versions);
    const contents = contentsOf(source);
    const version = versions.get(contents) ?? {source, ids: new Map<string, number>()};
    // The version that was used last comes last.
    versions.delete(contents);
    versions.set(contents, version);
    for (const [oldest, {ids}] of versions) {
      if (versions.size <= MAX_VERSIONS) {
        break;
      }
      versions.delete(oldest);
      ids.forEach((id) => this.#registered.delete(id));
    }
    return version;
  }

  #id(source: SourceFile, item: Target | Block): number {
    const version = this.#version(source);
    const key = JSON.stringify(item, Object.keys(item).sort());
    const known = version.ids.get(key);
    if (known !== undefined) {
      return known;
    }
    this.#lastId += 1;
    version.ids.set(key, this.#lastId);
    this.#registered.set(this.#lastId, {source: version.source, item});
    return this.#lastId;
  }
}
