import {developmentConfig} from './development/config';
import {keepAcrossReloads} from './development/server';
import {recordPath} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {readContentFile} from '../source-map/ContentFile';
import {outlineOf} from '../source-map/outline';
import {EditError} from '../source-map/targets';
import type {ContentFile} from '../source-map/ContentFile';
import type {Outline, OutlineBlock, OutlineField} from '../source-map/outline';
import type {BlockTarget} from '../source-map/targets';
import type {BlockId, FieldId} from '../protocol';
import {readSiteRecords} from './computedTexts';
import type {RecordValues} from './computedTexts';

/** A file as a person saw it. The numbers of its blocks and fields lead to it. */
export type Version = {
  source: ContentFile;
  outline: Outline;
  /** The first number; fields come first, then blocks. */
  firstId: number;
  /** For something new that isn't written yet: the new block, and the version without it. */
  draft?: {base: ContentFile; target: BlockTarget};
};

const outOfDate = 'This page is out of date. Reload it.';

/** A page that shows older versions has to be reloaded. */
const MAX_VERSIONS = 20;

/**
 * The content of a site. Numbers all that can be edited, and remembers the text that each number is
 * about. While a file's text is the same, so are its numbers: otherwise each change would render
 * everything again.
 */
export class EditorSite {
  /** The project's root. */
  readonly siteDir: string;
  readonly config: ContentConfig;
  /** By the file's path; the one that was used last comes last. */
  readonly #versions = new Map<string, readonly Version[]>();
  #nextId = 1;

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
  read(path: string): Version {
    return this.remember(readContentFile(this.siteDir, this.config, path));
  }

  /** @returns undefined when the file can't be read */
  readIfPossible(path: string): Version | undefined {
    try {
      return this.read(path);
    } catch {
      return undefined;
    }
  }

  /** What the records say now. */
  readRecords(): RecordValues {
    return readSiteRecords(this.config, (path) => this.readIfPossible(path)?.source);
  }

  /** The records, from the project's root. */
  get recordFiles(): string[] {
    return Object.keys(this.config.records).map((name) => recordPath(this.config, name));
  }

  /** Numbers a version of a file. A draft isn't written before someone saves it. */
  remember(source: ContentFile, draft?: Version['draft']): Version {
    const versions = this.#versions.get(source.path) ?? [];
    const isSame = (other: Version) =>
      other.source.contents === source.contents && Boolean(other.draft) === Boolean(draft);
    let version = versions.find(isSame);
    if (!version) {
      const outline = outlineOf(source);
      version = {source, outline, firstId: this.#nextId, ...(draft && {draft})};
      this.#nextId += outline.fields.length + outline.blocks.length;
    }
    const others = versions.filter((other) => other !== version);
    this.#versions.set(source.path, [...others, version].slice(-MAX_VERSIONS));
    return version;
  }

  /** The number of a field. */
  fieldId({outline, firstId}: Version, field: OutlineField): FieldId {
    return firstId + outline.fields.indexOf(field);
  }

  blockId({outline, firstId}: Version, block: OutlineBlock): BlockId {
    return firstId + outline.fields.length + outline.blocks.indexOf(block);
  }

  /** @throws EditError when the number is unknown, or its version of the file was forgotten */
  field(id: FieldId): {version: Version; field: OutlineField} {
    const version = this.#versionWith(id);
    const field = version?.outline.fields[id - version.firstId];
    if (!version || !field) {
      throw new EditError(outOfDate);
    }
    return {version, field};
  }

  /** Like `field`. */
  block(id: BlockId): {version: Version; block: OutlineBlock} {
    const version = this.#versionWith(id);
    const block = version?.outline.blocks[id - version.firstId - version.outline.fields.length];
    if (!version || !block) {
      throw new EditError(outOfDate);
    }
    return {version, block};
  }

  #versionWith(id: number): Version | undefined {
    return Array.from(this.#versions.values())
      .flat()
      .find(
        ({outline: {fields, blocks}, firstId}) =>
          firstId <= id && id < firstId + fields.length + blocks.length,
      );
  }
}

/** The one of the running server. */
export const editorSite = (siteDir: string): EditorSite =>
  keepAcrossReloads(`editor-site ${siteDir}`, () => new EditorSite(siteDir));
