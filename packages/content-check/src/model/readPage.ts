import {posix} from 'node:path';
import type {Root} from 'mdast';
import type {VFileMessage} from 'vfile-message';
import type {ContentConfig} from '../config';
import {readSource} from '../records/readRecord';
import type {EditedFiles} from '../records/readRecord';
import type {SourceFile} from '../SourceFile';
import {blank} from './blank';
import {contentFiles} from './contentFiles';
import {explainParseError} from './explainParseError';
import {readFrontMatter} from './frontMatter';
import type {Page} from './Page';
import {pageFile} from './pageFile';
import {codeIn, commentsIn, parsePage} from './parse';
import {readBlocks} from './readBlocks';
import {readTags} from './readTags';
import type {UnreadPart} from './readTags';
import {routeOf} from './route';

/**
 * What reading a page needs to know of the site. Without a schema, front matter isn't checked;
 * without components, the hint about an unclosed tag is more general.
 */
export type PageConfig = Pick<ContentConfig, 'contentFolder'> &
  Partial<Pick<ContentConfig, 'frontMatter' | 'components'>>;

/** More syntax problems on one page follow from each other. */
const MAX_SYNTAX_PROBLEMS = 100;

/** `npm start` reads the same text to check, show and mark it. */
const MAX_KNOWN_PAGES = 30;

type KnownPages = WeakMap<PageConfig, Map<string, Page>>;

/** For all copies of this module: Docusaurus loads one for its configuration and one for plugins. */
const knownPages = ((globalThis as {[name: symbol]: unknown})[Symbol.for('content-check pages')] ??=
  new WeakMap()) as KnownPages;

/**
 * Reads a page. Each part that can't be parsed becomes one diagnostic and is blanked out, so that
 * the rest can be read. A text that was read lately isn't read again, so don't change the result.
 */
export function readPage(file: SourceFile, config: PageConfig): Page {
  const known = knownPages.get(config) ?? new Map<string, Page>();
  knownPages.set(config, known);
  const key = JSON.stringify([file.path, file.isUtf8, file.contentsWith(file.text)]);
  const page = known.get(key) ?? parse(file, config);
  known.delete(key);
  known.set(key, page);
  if (known.size > MAX_KNOWN_PAGES) {
    const [oldest = ''] = known.keys();
    known.delete(oldest);
  }
  return page;
}

function parse(file: SourceFile, {contentFolder, frontMatter, components = []}: PageConfig): Page {
  const block = readFrontMatter(file, frontMatter);
  const blocks = readBlocks(file, blank(file.text, [{start: 0, end: block.end}]));
  const {text} = blocks;
  const code = codeIn(text);
  const ignored = [...code, ...commentsIn(text, code)].sort((a, b) => a.start - b.start);
  const tags = readTags(file, text, ignored, components);
  const unread: UnreadPart[] = [...blocks.unread, ...tags.unread];

  let readable = tags.text;
  let tree: Root = {type: 'root', children: []};
  while (unread.length < MAX_SYNTAX_PROBLEMS) {
    try {
      tree = parsePage(readable);
      break;
    } catch (error) {
      const part = explainParseError(file, readable, ignored, tags.pairs, error as VFileMessage);
      unread.push(part);
      const masked = blank(readable, part.mask);
      if (masked === readable) {
        break;
      }
      readable = masked;
    }
  }

  const path = posix.relative(contentFolder, file.path);
  return {
    file,
    isPartial: /(?:^|\/)_/.test(path),
    route: routeOf(path, block.data.slug),
    frontMatter: block,
    tree,
    unread: unread.flatMap(({mask}) => mask),
    hasNesting: !unread.some(({breaksNesting}) => breaksNesting),
    diagnostics: [...block.diagnostics, ...unread.map(({diagnostic}) => diagnostic)],
  };
}

/**
 * Reads all pages of the content folder.
 *
 * @param siteDir the project's root
 */
export function readPages(siteDir: string, config: PageConfig, edited?: EditedFiles): Page[] {
  return contentFiles(siteDir, config.contentFolder)
    .filter((path) => pageFile.test(path))
    .map((path) => readPage(readSource(siteDir, path, edited), config));
}
