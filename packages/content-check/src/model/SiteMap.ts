import {existsSync, readdirSync} from 'node:fs';
import {basename, dirname, join, posix} from 'node:path';
import {createSlugger} from '@docusaurus/utils/lib/slugger';
import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {componentAnchors} from '../anchors';
import type {ComponentDoc} from '../components';
import {withoutEndSlash} from './addresses';
import {codeOf} from './imports';
import type {Page} from './readPage';
import {nodesOf} from './tree';

// A heading's explicit id, as Docusaurus reads it: `{/* #rollout */}`.
const commentId = /^\s*\/\*\s*#?([^\s*]+)\s*\*\/\s*$/;

/** The id that a heading's comment gives it. */
export function explicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? commentId.exec(last.value)?.[1] : undefined;
}

/** What links can lead to on a page: its headings, as Docusaurus does it, and its components. */
export function anchorsOf(
  {tree}: Page,
  components: readonly ComponentDoc[],
): {id: string; text: string}[] {
  const slugger = createSlugger();
  const headings = nodesOf(tree, 'heading').map((heading) => {
    const id = explicitId(heading);
    const text = toString(id === undefined ? heading : heading.children.slice(0, -1));
    return {id: id ?? slugger.slug(text), text: text.trim()};
  });
  const ids = headings.map(({id}) => id);
  return [...headings, ...componentAnchors(tree, components, ids)];
}

/** The pages and files that addresses inside the site can lead to. */
export class SiteMap {
  readonly #siteDir: string;
  readonly #idsByRoute = new Map<string, Set<string>>();
  readonly #routeByFile = new Map<string, string>();
  /** The files of pages that aren't published, by route. */
  readonly #drafts = new Map<string, string>();
  /** Pages whose text is missing or can't be read. */
  readonly #unreadRoutes = new Set<string>();

  #staticFiles: readonly string[] | undefined;

  /**
   * @param siteDir the project's root
   * @param components those that pages can use
   */
  constructor(siteDir: string, pages: readonly Page[], components: readonly ComponentDoc[]) {
    this.#siteDir = siteDir;
    const pageOf = new Map(pages.map((page) => [page.file.path, page]));
    for (const page of pages.filter(({isPartial}) => !isPartial)) {
      const others = this.#idsByRoute.get(page.route) ?? [];
      // A part is on each page that imports it.
      const parts = codeOf(page).imports.flatMap(({file = ''}) => pageOf.get(file) ?? []);
      const anchors = [page, ...parts].flatMap((part) => anchorsOf(part, components));
      const ids = anchors.map(({id}) => id);
      this.#idsByRoute.set(page.route, new Set([...others, ...ids]));
      if (page.tree.children.length === 0) {
        this.#unreadRoutes.add(page.route);
      }
      this.#routeByFile.set(page.file.path, page.route);
      if (page.frontMatter.data.draft === true) {
        this.#drafts.set(page.route, page.file.path);
      }
    }
  }

  get routes(): string[] {
    return Array.from(this.#idsByRoute.keys()).sort();
  }

  /** @param path from the site's root */
  findRoute(path: string): string | undefined {
    const route = withoutEndSlash(path);
    return this.#idsByRoute.has(route) ? route : undefined;
  }

  /** @param file from the project's root */
  routeOfFile(file: string): string | undefined {
    return this.#routeByFile.get(file);
  }

  /** The file of the page that a link leads to although only the development server shows it. */
  draftFor(route: string, linkingFile: string): string | undefined {
    const isDraft = this.#drafts.get(this.#routeByFile.get(linkingFile) ?? '') === linkingFile;
    return isDraft ? undefined : this.#drafts.get(route);
  }

  idsOf(route: string): ReadonlySet<string> {
    return this.#idsByRoute.get(route) ?? new Set();
  }

  /** Whether a page has an id, as far as the page can be read. */
  canHaveId(route: string, id: string): boolean {
    return this.#unreadRoutes.has(route) || this.idsOf(route).has(id);
  }

  /**
   * Whether a file in `static/` has exactly this name: other than on a Mac, capital letters matter
   * on most hosts.
   *
   * @param path from the site's root
   */
  hasStaticFile(path: string): boolean {
    return this.staticFiles.includes(posix.normalize(path));
  }

  /** The addresses of all files below `static/`. */
  get staticFiles(): readonly string[] {
    return (this.#staticFiles ??= this.#readStaticFiles());
  }

  #readStaticFiles(): string[] {
    const folder = join(this.#siteDir, 'static');
    const entries = existsSync(folder)
      ? readdirSync(folder, {recursive: true, withFileTypes: true})
      : [];
    return entries
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => posix.join('/', posix.relative(folder, parentPath), name));
  }

  /** @param path from the project's root */
  hasFile(path: string): boolean {
    const file = this.pathOf(path);
    return existsSync(file) && readdirSync(dirname(file)).includes(basename(file));
  }

  /** @param path from the project's root */
  pathOf(path: string): string {
    return join(this.#siteDir, path);
  }
}
