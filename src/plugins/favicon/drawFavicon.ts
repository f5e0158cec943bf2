import {mark} from '../../components/Brand/mark';

/**
 * Draws the favicon in the site's colors.
 *
 * @param tokens the text of `tokens.css`
 * @throws Error when a color is missing there, or isn't written as `#rrggbb`
 */
export function drawFavicon(tokens: string): string {
  const color = (name: string): string => {
    const value = new RegExp(`^\\s*--${name}:\\s*(#[\\da-f]{3,6});`, 'im').exec(tokens)?.[1];
    if (!value) {
      throw new Error(`tokens.css has no color --${name}: #rrggbb, which the favicon needs.`);
    }
    return value;
  };
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">' +
    `<rect width="28" height="28" rx="8" fill="${color('ink')}"/>` +
    `<path d="${mark.prompt}" stroke="${color('paper')}"/>` +
    `<path d="${mark.line}" stroke="${color('signal')}"/></svg>`
  );
}
