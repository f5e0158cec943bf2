import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {developmentConfig} from '@sitekit/authoring/development';
import {keepAcrossReloads} from '@sitekit/authoring/development-server';
import {SourceFile, contentPath} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {SourceRegistry} from './SourceRegistry';

/** What all parts of the editor know about the site. */
export class EditorSite {
  /** The project's root. */
  readonly siteDir: string;
  readonly config: ContentConfig;
  readonly registry = new SourceRegistry();

  constructor(siteDir: string, config: ContentConfig = developmentConfig(siteDir)) {
    this.siteDir = siteDir;
    this.config = config;
  }

  /**
   * A file of the content as it is now.
   *
   * @param path from the project's root
   * @throws Error when it can't be read, or isn't part of the content
   */
  read(path: string): SourceFile {
    const bytes = readFileSync(contentPath(this.siteDir, this.config, path));
    const source = SourceFile.fromBytes(path, bytes);
    if (!source.isUtf8) {
      throw new Error(`${path} isn't saved as UTF-8, so it can't be edited here.`);
    }
    return this.registry.source(path, source.contentsWith(source.text));
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

  /** @returns undefined when the file can't be read */
  readIfPossible(path: string): SourceFile | undefined {
    try {
      return this.read(path);
    } catch {
      return undefined;
    }
  }
}

/** The one of the running server. */
export const editorSite = (siteDir: string): EditorSite =>
  keepAcrossReloads(`page-editor-site ${siteDir}`, () => new EditorSite(siteDir));
