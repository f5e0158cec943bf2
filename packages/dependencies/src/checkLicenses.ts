import type {Settings} from './readSettings';

export type Lock = {
  packages: Record<string, {version?: string; license?: string; link?: boolean}>;
};

/** Whether a license such as `(MIT OR GPL-3.0) AND ISC` can be used with only the allowed ones. */
export const isAllowed = (license: string, allowed: readonly string[]): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => allowed.includes(name)));

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Compares the licenses that packages declare with those that a project allows.
 *
 * @returns a sentence for each problem
 */
export function checkLicenses({packages}: Lock, {licenses, exceptions}: Settings): string[] {
  const problems = new Set<string>();
  const unused = new Set(Object.keys(exceptions));
  for (const [path, {version, license = 'none', link}] of Object.entries(packages)) {
    if (link || !path.includes('node_modules/') || isAllowed(license, licenses)) {
      continue;
    }
    const name = nameOf(path);
    const pattern = Object.keys(exceptions).find((each) => matches(name, each)) ?? '';
    unused.delete(pattern);
    if (!isAllowed(license, [...licenses, ...(exceptions[pattern]?.licenses ?? [])])) {
      problems.add(
        `${name} ${version} has the license "${license}", which isn't allowed. Replace the ` +
          'package, or allow its license in dependencies.yaml.',
      );
    }
  }
  return [
    ...problems,
    ...Array.from(
      unused,
      (name) => `${name} needs no exception. Delete it from dependencies.yaml.`,
    ),
  ];
}
