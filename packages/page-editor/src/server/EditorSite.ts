import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {developmentConfig} from '@sitekit/authoring/development';
import {keepAcrossReloads} from '@sitekit/authoring/development-server';
import {SourceFile, contentPath, recordPath} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import type {BlockId, PlaceId} from '../protocol';
import {EditError} from '../sources';
import type {Block, Target} from '../sources';

/** A file as a person saw it, and the numbers of its places and blocks. */
type Version = {source: SourceFile; ids: Map<string, number>};

/** Where a number leads: a place or block, in the version of the file that was seen. */
type Found<Item> = {source: SourceFile; item: Item};

/** What is new in a file that isn't written yet, and the version without it. */
type Draft = {base: SourceFile; block: Block};

const outOfDate = 'This page is out of date. Reload it.';

/** A page that shows older versions has to be reloaded. */
const MAX_VERSIONS = 20;

const isBlock = (item: Target | Block): item is Block =>
  item.kind === 'element' || item.kind === 'entry';

/**
 * The content of a site. Numbers its places and blocks, and remembers the text that each number is
 * about. While a file's text is the same, so are its numbers: otherwise each change would render
 * everything again.
 */
export class EditorSite {
  /** The project's root. */
  readonly siteDir: string;
  readonly config: ContentConfig;
  readonly #versions = new Map<string, Map<string, Version>>();
  readonly #numbered = new Map<number, Found<Target | Block>>();
  readonly #drafts = new WeakMap<SourceFile, Draft>();
  #lastId = 0;

  constructor(siteDir: string, config: ContentConfig = developmentConfig(siteDir)) {
    this.siteDir = siteDir;
    this.config = config;
  }

  /**
   * A file of the content as it is now: the same object while its contents are the same.
   *
   * @param path from the project's root
   * @throws Error when it can't be read, or isn't part of the content
   */
  read(path: string): SourceFile {
    const bytes = readFileSync(contentPath(this.siteDir, this.config, path));
    const source = SourceFile.fromBytes(path, bytes);
    if (!source.isUtf8) {
      throw new EditError(`${path} isn’t saved as UTF-8, so it can’t be edited here.`);
    }
    return this.#version(source).source;
  }

  /** @returns undefined when the file can't be read */
  readIfPossible(path: string): SourceFile | undefined {
    try {
      return this.read(path);
    } catch {
      return undefined;
    }
  }

  /** The records, from the project's root. */
  get recordFiles(): string[] {
    return Object.keys(this.config.records).map((name) => recordPath(this.config, name));
  }

  /** The text of all pages and records, one after the other. */
  readAll(): string {
    const {contentFolder, recordsFolder} = this.config;
    const files = [contentFolder, recordsFolder].flatMap((folder) =>
      readdirSync(join(this.siteDir, folder), {recursive: true, withFileTypes: true})
        .filter((file) => file.isFile())
        .map(({parentPath, name}) => join(parentPath, name)),
    );
    // One of the folders can be in the other.
    return Array.from(new Set(files), (file) => readFileSync(file, 'utf8')).join('\n');
  }

  /** Remembers a version of a file that isn't written before someone saves it. */
  addDraft(file: SourceFile, draft: Draft): SourceFile {
    const {source} = this.#version(file);
    this.#drafts.set(source, draft);
    return source;
  }

  /** @returns undefined for a version that was on disk */
  draft(source: SourceFile): Draft | undefined {
    return this.#drafts.get(source);
  }

  /** @throws EditError when the number is unknown, or its version of the file was forgotten */
  place(id: PlaceId): Found<Target> {
    const {source, item} = this.#numbered.get(id) ?? {};
    if (!source || !item || isBlock(item)) {
      throw new EditError(outOfDate);
    }
    return {source, item};
  }

  /** Like `place`. */
  block(id: BlockId): Found<Block> {
    const {source, item} = this.#numbered.get(id) ?? {};
    if (!source || !item || !isBlock(item)) {
      throw new EditError(outOfDate);
    }
    return {source, item};
  }

  /** Whether a number is known. */
  has(id: number): boolean {
    return this.#numbered.has(id);
  }

  #version(source: SourceFile): Version {
    const versions = this.#versions.get(source.path) ?? new Map<string, Version>();
    this.#versions.set(source.path, versions);
    const contents = source.contentsWith(source.text);
    const version = versions.get(contents) ?? {source, ids: new Map<string, number>()};
    // The version that was used last comes last.
    versions.delete(contents);
    versions.set(contents, version);
    for (const [oldest, {ids}] of versions) {
      if (versions.size <= MAX_VERSIONS) {
        break;
      }
      versions.delete(oldest);
      ids.forEach((id) => this.#numbered.delete(id));
    }
    return version;
  }

  /** The number of a place or a block. */
  id(source: SourceFile, item: Target | Block): number {
    const version = this.#version(source);
    const key = JSON.stringify(item, Object.keys(item).sort());
    const known = version.ids.get(key);
    if (known !== undefined) {
      return known;
    }
    this.#lastId += 1;
    version.ids.set(key, this.#lastId);
    this.#numbered.set(this.#lastId, {source: version.source, item});
    return this.#lastId;
  }
}

/** The one of the running server. */
export const editorSite = (siteDir: string): EditorSite =>
  keepAcrossReloads(`page-editor-site ${siteDir}`, () => new EditorSite(siteDir));
