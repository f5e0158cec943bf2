/** Where a stylesheet first declares a custom property with a color. */
const declaration = (name: string) => new RegExp(`^(\\s*--${name}:\\s*)([^;{}]+)(?=;)`, 'm');

/**
 * The value of a custom property, as the stylesheet writes it first.
 *
 * @param name without its hyphens: `accent`
 * @throws Error when it doesn't
 */
export function tokenValue(css: string, name: string): string {
  const value = declaration(name).exec(css)?.[2];
  if (value === undefined) {
    throw new Error(`The stylesheet doesn't declare --${name}.`);
  }
  return value.trim();
}

/** Changes the first value of a custom property, and no other character. */
export const setToken = (css: string, name: string, value: string): string =>
  css.replace(declaration(name), (_all, start: string) => start + value);
