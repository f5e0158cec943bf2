import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {parseMarkdownHeadingId} from '@docusaurus/utils/lib/markdownHeadingIdUtils';
import {createSlugger} from '@docusaurus/utils/lib/slugger';
import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {componentAnchors} from '../anchors';
import type {ComponentDoc} from '../components';
import {importsOf} from './code';
import {contentFiles, withoutEndSlash} from './addresses';
import type {Page} from './readPage';
import {nodesOf} from './tree';

/** The id that a heading's comment gives it, as Docusaurus reads it: a `#` and what follows. */
export function explicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  const {body, comments = []} = (last?.type === 'mdxTextExpression' && last.data?.estree) || {};
  return body?.length === 0 && comments.length === 1
    ? /^\s*#([^ ]+)/.exec(comments[0]?.value ?? '')?.[1]
    : undefined;
}

/** What links can lead to on a page: its headings, as Docusaurus does it, and its components. */
export function anchorsOf(
  {tree}: Page,
  components: readonly ComponentDoc[],
): {id: string; text: string}[] {
  const slugger = createSlugger();
  const headings = nodesOf(tree, 'heading').map((heading) => {
    const own = explicitId(heading);
    const words = toString(own === undefined ? heading : heading.children.slice(0, -1));
    // Or in braces with a backslash: `\{#rollout}`.
    const {text, id} = parseMarkdownHeadingId(words);
    return {id: own ?? id ?? slugger.slug(words), text: text.trim()};
  });
  const ids = headings.map(({id}) => id);
  return [...headings, ...componentAnchors(tree, components, ids)];
}

/** What code can import without naming it in full. */
const extensions = ['.tsx', '.ts', '.jsx', '.mjs', '.js', '.json', '.wasm'];

/** The path from the project's root of a file that code on a page imports; undefined for a package. */
function importedFile(source: string, page: string): string | undefined {
  // Webpack's loaders come before a file: `!!raw-loader!./example.js`.
  const [path = ''] = source.split('!').at(-1)?.split('?', 1) ?? [];
  if (/^\.{1,2}\//.test(path)) {
    return posix.join(posix.dirname(page), path);
  }
  return path.startsWith('@site/') ? path.slice('@site/'.length) : undefined;
}

/** A page and the pages that are parts of it, because it imports them. */
function withImported(page: Page, pages: readonly Page[], around: readonly Page[] = []): Page[] {
  const files = importsOf(page.tree).map(({source}) => importedFile(source, page.file.path));
  const inside = [...around, page];
  const parts = pages.filter((part) => files.includes(part.file.path) && !inside.includes(part));
  return [page, ...parts.flatMap((part) => withImported(part, pages, inside))];
}

/** The pages and files that addresses inside the site can lead to. */
export class SiteMap {
  readonly #siteDir: string;
  /** The page at each address, and its anchors. */
  readonly #pages = new Map<string, {page: Page; ids: Set<string> | undefined}>();
  #staticFiles: readonly string[] | undefined;

  /**
   * @param siteDir the project's root
   * @param components those that pages can use
   */
  constructor(siteDir: string, pages: readonly Page[], components: readonly ComponentDoc[]) {
    this.#siteDir = siteDir;
    // Visitors can't open a draft.
    for (const page of pages.filter(({frontMatter}) => frontMatter.data.draft !== true)) {
      const parts = withImported(page, pages);
      // An anchor may be in what can't be read.
      const isRead =
        page.tree.children.length > 0 && parts.every(({unread}) => unread.length === 0);
      const ids = parts.flatMap((part) => anchorsOf(part, components)).map(({id}) => id);
      if (!page.isPartial && !this.#pages.has(page.route)) {
        this.#pages.set(page.route, {page, ids: isRead ? new Set(ids) : undefined});
      }
    }
  }

  get routes(): string[] {
    return Array.from(this.#pages.keys()).sort();
  }

  /** @param path from the site's root */
  findRoute(path: string): string | undefined {
    return this.#pages.get(withoutEndSlash(path))?.page.route;
  }

  /** @param files the paths where the page's file can be, from the project's root */
  routeOfFile(files: readonly string[]): string | undefined {
    const pages = Array.from(this.#pages.values(), ({page}) => page);
    return files.flatMap((path) => pages.find(({file}) => file.path === path)?.route ?? [])[0];
  }

  /** The anchors on a page; undefined when a part of it can't be read. */
  idsOf(route: string): ReadonlySet<string> | undefined {
    return this.#pages.get(route)?.ids;
  }

  /** The addresses of all files below `static/`. */
  get staticFiles(): readonly string[] {
    return (this.#staticFiles ??= contentFiles(this.#siteDir, 'static')
      .filter((path) => posix.extname(path) !== '')
      .map((path) => path.slice('static'.length)));
  }

  /**
   * Whether code can import a file. A package is left to the build.
   *
   * @param source what it imports: `./Chart`, `@site/src/Chart`, `@theme/Tabs`
   * @param page the path of the page with the code
   */
  hasModule(source: string, page: string): boolean {
    const file = importedFile(source, page);
    return (
      file === undefined || ['', ...extensions].some((extension) => this.hasFile(file + extension))
    );
  }

  /** @param path from the project's root */
  hasFile(path: string): boolean {
    return existsSync(this.pathOf(path));
  }

  /** @param path from the project's root */
  pathOf(path: string): string {
    return join(this.#siteDir, path);
  }
}
