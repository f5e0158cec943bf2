/**
 * A color of the design, for what is computed or drawn outside of a page.
 *
 * @param tokens the text of `tokens.css`
 * @param name without its hyphens: `ink`
 * @returns undefined when the color is missing there, or isn't written as `#rgb` or `#rrggbb`
 */
export const tokenColor = (tokens: string, name: string): string | undefined =>
  new RegExp(`^\\s*--${name}:\\s*(#(?:[\\da-f]{3}){1,2});`, 'im').exec(tokens)?.[1];

/** Like `tokenColor`. @throws Error instead of returning undefined */
export function needTokenColor(tokens: string, name: string): string {
  const color = tokenColor(tokens, name);
  if (color === undefined) {
    throw new Error(
      `src/css/tokens.css has no color --${name}: #rrggbb, which images for shared links need.`,
    );
  }
  return color;
}
