import type {Diagnostic} from '../Diagnostic';
import {withoutAddresses} from './addresses';
import type {Prose} from './Prose';

const escapeForRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds product names in the wrong casing.
 *
 * @param names as their makers write them: `GitHub`, `VS Code`
 */
export function checkNames({file, text}: Prose, names: readonly string[]): Diagnostic[] {
  if (names.length === 0) {
    return [];
  }
  const words = withoutAddresses(text);
  const meant = new Map(names.map((name) => [name.toLowerCase(), name]));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}./@-])(?:${[...names]
      .sort((a, b) => b.length - a.length)
      .map(escapeForRegExp)
      .join('|')})(?![\\p{L}\\p{N}@/])`,
    'giu',
  );
  return Array.from(words.matchAll(pattern)).flatMap(({0: found, index}) => {
    const name = meant.get(found.toLowerCase());
    return name === undefined || name === found
      ? []
      : [
          file.diagnostic(index, {
            message: `"${found}" should be "${name}".`,
            fix: {start: index, end: index + found.length, text: name},
          }),
        ];
  });
}
