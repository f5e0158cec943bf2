import {readFile} from 'node:fs/promises';
import type {Plugin} from 'esbuild';
import {transform} from 'lightningcss';

/** The classes that a CSS module defines, sorted so that each build writes the same script. */
function classesOf(file: string, code: Uint8Array): string[] {
  const {exports} = transform({filename: file, code, cssModules: true});
  return Object.keys(exports ?? {}).sort();
}

/**
 * Replaces a CSS module by the names of its classes, and any other stylesheet by an empty object. The
 * rules themselves are in the page.
 */
export const cssModules = (
  className: (file: string, localName: string) => string | undefined,
): Plugin => ({
  name: 'css-modules',
  setup(build) {
    build.onLoad({filter: /\.css$/}, async ({path}) => {
      const names = path.endsWith('.module.css') ? classesOf(path, await readFile(path)) : [];
      const classes = Object.fromEntries(names.map((name) => [name, className(path, name)]));
      return {contents: JSON.stringify(classes), loader: 'json'};
    });
  },
});
