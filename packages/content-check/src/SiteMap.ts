import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {createSlugger} from '@docusaurus/utils/lib/slugger';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {contentFolder} from './contentFolder';
import {forEachElement, findAttribute, textOf} from './pages/elements';
import type {Page} from './pages/Page';

/** The id that a comment gives to a heading, as Docusaurus reads it: `{/* #rollout *​/}`. */
const commentId = /^\s*\/\*\s*#?([^\s*]+)\s*\*\/\s*$/;

/** Every place of a page that an address may end in, behind `#`. */
function idsOf({tree}: Page): Set<string> {
  const ids = new Set<string>();
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    const explicit = last?.type === 'mdxTextExpression' && commentId.exec(last.value)?.[1];
    ids.add(explicit || slugger.slug(toString(heading)));
  });
  forEachElement(tree, (element) => {
    const id = findAttribute(element, 'id');
    const text = id && textOf(id);
    if (text) {
      ids.add(text);
    }
  });
  return ids;
}

/** The address that Docusaurus gives to a page, from the site's root. */
export function routeOf({file, frontMatter}: Page): string {
  const path = posix.relative(contentFolder, file.path).replace(/\.mdx?$/, '');
  const {dir, base} = posix.parse(path);
  const isFolder = /^(index|readme)$/i.test(base) || base === posix.basename(dir);
  const folder = posix.join('/', dir);
  const {slug} = frontMatter.data;
  if (typeof slug === 'string' && slug.trim() !== '') {
    return withoutEndSlash(posix.resolve(folder, slug));
  }
  return withoutEndSlash(isFolder ? folder : posix.join(folder, base));
}

const withoutEndSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** What addresses inside the site may lead to. */
export class SiteMap {
  readonly #siteDir: string;
  readonly #idsByRoute = new Map<string, Set<string>>();
  readonly #routeByFile = new Map<string, string>();

  constructor(siteDir: string, pages: readonly Page[]) {
    this.#siteDir = siteDir;
    for (const page of pages.filter(({isPartial}) => !isPartial)) {
      const route = routeOf(page);
      this.#idsByRoute.set(route, idsOf(page));
      this.#routeByFile.set(page.file.path, route);
    }
  }

  get routes(): string[] {
    return Array.from(this.#idsByRoute.keys());
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

  idsOf(route: string): ReadonlySet<string> {
    return this.#idsByRoute.get(route) ?? new Set();
  }

  /** @param path from the site's root */
  hasStaticFile(path: string): boolean {
    return existsSync(join(this.#siteDir, 'static', path));
  }

  /** @param path from the project's root */
  hasFile(path: string): boolean {
    return existsSync(join(this.#siteDir, path));
  }
}
