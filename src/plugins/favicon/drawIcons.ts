import {mark} from '../../components/Brand/mark';
import {tokenColor} from '../tokenColor';

const start = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">`;

/** The brand's mark on its dark tile. `corner` is the radius of the tile's corners. */
export const drawMark = (tokens: string, corner: number): string =>
  `<rect width="28" height="28" rx="${corner}" fill="${tokenColor(tokens, 'ink')}"/>` +
  `<path d="${mark.prompt}" stroke="${tokenColor(tokens, 'paper')}"/>` +
  `<path d="${mark.line}" stroke="${tokenColor(tokens, 'signal')}"/>`;

/**
 * Draws the icon of the browser tab in the site's colors.
 *
 * @param tokens the text of `tokens.css`
 * @throws Error when a color is missing there
 */
export const drawFavicon = (tokens: string): string =>
  `${start('0 0 28 28')}${drawMark(tokens, 8)}</svg>`;

/**
 * Draws the icon of a home screen: systems cut its corners, so it fills the square and keeps the
 * mark in the middle 80 %.
 */
export const drawHomeScreenIcon = (tokens: string): string =>
  `${start('0 0 28 28')}${drawMark(tokens, 0)}</svg>`;
