import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {Plugin} from 'esbuild';
import {parse} from 'postcss';
import {changed} from '../../page/docusaurus.ts';
import {relativePath} from '../../page/relativePath.ts';

/**
 * The name of a class of a CSS module, such as `title_x1Y2`. It depends only on the file and the class,
 * because Docusaurus compiles the pages and their stylesheet, and esbuild the islands' scripts.
 *
 * @param file the CSS module
 */
function className(siteDir: string, file: string, localName: string): string {
  const hash = createHash('sha256').update(relativePath(siteDir, file)).digest('base64url');
  return `${localName}_${hash.slice(0, 4)}`;
}

/** The names of the classes in a CSS module. */
function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  parse(css).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) {
      names.add(name);
    }
  });
  return names;
}

/** Lets islands import the class names of CSS modules. The styles are in Docusaurus's stylesheet. */
export const cssModules = (siteDir: string): Plugin => ({
  name: 'css-modules',
  setup(build) {
    build.onLoad({filter: /\.module\.css$/}, async ({path}) => {
      const entries = Array.from(classesIn(await readFile(path, 'utf8')), (name) => [
        name,
        className(siteDir, path, name),
      ]);
      return {loader: 'json', contents: JSON.stringify(Object.fromEntries(entries))};
    });
  },
});

type Loader = {options?: {modules?: Record<string, unknown>}};
type Rule = {test?: unknown; use?: unknown};

/**
 * Makes Docusaurus name the classes of CSS modules the way the islands' scripts do. When it has no rule
 * for them, every build stops.
 *
 * @param rules the rules of Docusaurus's bundler configuration; the one for CSS modules is changed
 */
export function nameCssModules(siteDir: string, rules: readonly unknown[]): void {
  const rule = (rules as Rule[]).find(
    ({test}) => test instanceof RegExp && test.test('styles.module.css') && !test.test('base.css'),
  );
  const loaders = Array.isArray(rule?.use) ? (rule.use as Loader[]) : [];
  const modules =
    loaders.find(({options}) => options?.modules)?.options?.modules ??
    changed('The rule for CSS modules is missing from the configuration of the bundler.');
  modules.getLocalIdent = ({resourcePath}: {resourcePath: string}, _: string, name: string) =>
    className(siteDir, resourcePath, name);
}
