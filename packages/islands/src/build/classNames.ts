import {createHash} from 'node:crypto';
import {relative, sep} from 'node:path';

const mark = 'module-';
const longNames = new RegExp(`${mark}[0-9a-f]{12}`, 'g');

/**
 * The name that a class of a CSS module has while Docusaurus builds. It depends on nothing but the
 * file and the class, so that pages, stylesheet and scripts, which are built apart, agree on it.
 *
 * @param file the CSS module
 */
export function longClassName(siteDir: string, file: string, localName: string): string {
  const path = relative(siteDir, file).split(sep).join('/');
  const hash = createHash('sha256').update(`${path}#${localName}`).digest('hex');
  return mark + hash.slice(0, 12);
}

export const isLongClassName = (name: string): boolean => name.startsWith(mark);

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

export type ShortenedStylesheet = {
  css: string;
  /** The short name of each class of a CSS module that has a rule, by its long name. */
  classNames: ReadonlyMap<string, string>;
};

/** Gives the classes of CSS modules the shortest names that no other class of the site has. */
export function shortenClassNames(css: string): ShortenedStylesheet {
  const words = new Set(css.match(/[\w-]+/g));
  const names = shortNames();
  const classNames = new Map<string, string>();
  const shortName = (longName: string): string => {
    let name = classNames.get(longName);
    while (name === undefined) {
      const {value} = names.next() as {value: string};
      name = words.has(value) ? undefined : value;
    }
    classNames.set(longName, name);
    return name;
  };
  return {css: css.replace(longNames, shortName), classNames};
}
