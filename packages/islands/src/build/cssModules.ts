import {readFile} from 'node:fs/promises';
import type {Plugin} from 'esbuild';
import {parse} from 'postcss';
import {longClassName} from './classNames.ts';

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

/**
 * Lets islands import the class names of CSS modules, as they are in the pages. The styles themselves
 * are in the pages.
 *
 * @param classNames the short name of each class, by its long name
 */
export const cssModules = (siteDir: string, classNames: ReadonlyMap<string, string>): Plugin => ({
  name: 'css-modules',
  setup(build) {
    build.onLoad({filter: /\.module\.css$/}, async ({path}) => {
      const entries = Array.from(classesIn(await readFile(path, 'utf8')), (name) => [
        name,
        classNames.get(longClassName(siteDir, path, name)),
      ]);
      return {loader: 'json', contents: JSON.stringify(Object.fromEntries(entries))};
    });
  },
});
