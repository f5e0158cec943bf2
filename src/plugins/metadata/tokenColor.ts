/**
 * A color of the design, for what is drawn outside of a page.
 *
 * @param tokens the text of `tokens.css`
 * @param name without its hyphens: `ink`
 * @throws Error when the color is missing there, or isn't written as `#rrggbb`
 */
export function tokenColor(tokens: string, name: string): string {
  const value = new RegExp(`^\\s*--${name}:\\s*(#[\\da-f]{3,6});`, 'im').exec(tokens)?.[1];
  if (!value) {
    throw new Error(`tokens.css has no color --${name}: #rrggbb, which the site's icons need.`);
  }
  return value;
}
