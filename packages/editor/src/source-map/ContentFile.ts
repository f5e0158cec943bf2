import {readFileSync, statSync} from 'node:fs';
import {
  SourceFile,
  contentPath,
  elementsOf,
  pageFile,
  readPage,
  recordPath,
  schemaAt,
  startOf,
} from '@sitekit/content-check';
import type {ContentConfig, JsxElement, Page, Range, SchemaPart} from '@sitekit/content-check';
import {parseDocument} from 'yaml';
import type {Document} from 'yaml';
import {EditError} from './targets';
import type {TargetPath} from './targets';

/** The YAML of a file: all of a record, or the front matter of a page. */
export type YamlPart = {
  /** The name of the record; `page` for front matter. */
  name: string;
  text: string;
  /** Where it's written in the file. */
  range: Range;
  document: Document;
  schemaAt: (path: TargetPath) => SchemaPart | undefined;
};

/** Remembers what a function returns for each object. */
export function remembered<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, Result>();
  return (key) => {
    const result = known.get(key) ?? compute(key);
    known.set(key, result);
    return result;
  };
}

/** A page or a record, and the configuration that it's read with. */
export class ContentFile extends SourceFile {
  readonly config: ContentConfig;
  #page: Page | undefined;
  #yaml: YamlPart | undefined;

  /** @param contents with a byte-order mark, if the file has one */
  constructor(path: string, contents: string, config: ContentConfig) {
    super(path, contents);
    this.config = config;
  }

  /** The same file with another text. */
  with(text: string): ContentFile {
    return new ContentFile(this.path, this.contentsWith(text), this.config);
  }

  /** All of it, byte-order mark included. */
  get contents(): string {
    return this.contentsWith(this.text);
  }

  get isPage(): boolean {
    return pageFile.test(this.path);
  }

  /** @throws EditError for a record */
  get page(): Page {
    if (!this.isPage) {
      throw new EditError(`${this.path} isn’t a page.`);
    }
    this.#page ??= readPage(this, this.config);
    return this.#page;
  }

  /** @throws EditError when the YAML can't be read */
  get yaml(): YamlPart {
    this.#yaml ??= this.#readYaml();
    if (this.#yaml.document.errors.length > 0) {
      throw new EditError(`${this.path} has a mistake. Correct it in the file first.`);
    }
    return this.#yaml;
  }

  #readYaml(): YamlPart {
    const {config, isPage} = this;
    const range = isPage ? this.page.frontMatter.yaml : {start: 0, end: this.text.length};
    const [name, record] =
      Object.entries(config.records).find(([key]) => recordPath(config, key) === this.path) ?? [];
    const schema = isPage ? config.frontMatter : record;
    const text = this.text.slice(range.start, range.end);
    return {
      name: name ?? 'page',
      text,
      range,
      document: parseDocument(text),
      schemaAt: (path) => schema && schemaAt(schema, path),
    };
  }

  /** @throws EditError when no tag starts there */
  elementAt(start: number): JsxElement {
    const element = elementsOf(this.page.tree).find((candidate) => startOf(candidate) === start);
    if (!element) {
      throw new EditError('This component isn’t there anymore. Reload the page and try again.');
    }
    return element;
  }
}

/**
 * A page or a record as it is on disk now.
 *
 * @param siteDir the project's root
 * @param path from there
 * @throws Error when it can't be read, or isn't part of the content
 */
export function readContentFile(siteDir: string, config: ContentConfig, path: string): ContentFile {
  const target = contentPath(siteDir, config, path);
  if (!statSync(target, {throwIfNoEntry: false})?.isFile()) {
    throw new EditError(`${path} doesn’t exist anymore. Reload the page.`);
  }
  const source = SourceFile.fromBytes(path, readFileSync(target));
  if (!source.isUtf8) {
    throw new EditError(`${path} isn’t saved as UTF-8, so it can’t be edited here.`);
  }
  return new ContentFile(path, source.contentsWith(source.text), config);
}
