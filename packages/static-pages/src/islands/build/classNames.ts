import {createHash} from 'node:crypto';
import {relativePath} from '../../page/relativePath.ts';

const prefix = 'css-module-';
const longName = /css-module-[0-9a-f]{12}/;

/**
 * The name of a class of a CSS module until pages are rewritten. It depends only on the file and
 * the class, so that pages, stylesheets and scripts, which are built separately, agree on it.
 *
 * @param file the CSS module
 */
export function longClassName(siteDir: string, file: string, localName: string): string {
  const hash = createHash('sha256')
    .update(`${relativePath(siteDir, file)}#${localName}`)
    .digest('hex');
  return prefix + hash.slice(0, 12);
}

/** Whether it's a name from `longClassName`. */
export const isLongClassName = (name: string): boolean =>
  new RegExp(`^${longName.source}$`).test(name);

/** The names `a` to `z`, `aa` to `zz`, and so on. */
function* shortNames(): Generator<string> {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  yield* letters;
  for (const start of shortNames()) {
    for (const letter of letters) {
      yield start + letter;
    }
  }
}

/**
 * Gives the classes of CSS modules the shortest names that no other class of the site has.
 *
 * @param css the site's stylesheet
 * @returns the stylesheet with these names, and the short name of each class by its long name
 */
export function shortenClassNames(css: string): {
  css: string;
  classNames: ReadonlyMap<string, string>;
} {
  const words = new Set(css.match(/[\w-]+/g));
  const names = shortNames();
  const classNames = new Map<string, string>();
  const shortName = (long: string): string => {
    let name = classNames.get(long);
    while (name === undefined) {
      const {value} = names.next() as {value: string};
      name = words.has(value) ? undefined : value;
    }
    classNames.set(long, name);
    return name;
  };
  return {css: css.replaceAll(new RegExp(longName, 'g'), shortName), classNames};
}
