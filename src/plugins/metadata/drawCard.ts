import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import type {CSSProperties, ReactElement} from 'react';
import {cardSize} from '@sitekit/static-pages';
import type {Card, CardFont} from '@sitekit/static-pages';
import {needTokenColor} from '../../css/tokenColor';

type CardWords = {
  /** The heading of the page. */
  title: string;
  brand: string;
  /** Where the site is: `www.example.com`. */
  host: string;
};

const edge = 72;
const logoSize = 56;
const area = {width: 584, height: 340};

const box = (style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement =>
  createElement('div', {style: {display: 'flex', ...style}}, ...children);

/** The size at which a title fills its area, estimated from the width of an average letter. */
function titleSize(title: string): number {
  const letter = 0.62;
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  const fitsWidth = area.width / (longestWord * letter);
  const fitsArea = Math.sqrt((area.width * area.height) / (title.length * letter * 1.4));
  return Math.round(Math.max(38, Math.min(80, fitsWidth, fitsArea)));
}

/** Puts the logo into the card's background. */
const place = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);

/** The line, from a first node to the last. */
const line = (signal: string, paper: string): string =>
  `<g fill="none" stroke="${signal}" stroke-width="8" stroke-linecap="round" data-shape="line">
<path d="M700 452H820C900 452 884 316 964 316S1030 180 1110 180"/>
<g fill="${paper}"><circle cx="700" cy="452" r="18"/><circle cx="964" cy="316" r="18"/></g>
<circle cx="1110" cy="180" r="18" fill="${signal}"/></g>`;

/**
 * Draws the image for shared links, the brand, the title and the line.
 *
 * @param tokens the text of `tokens.css`
 * @param logo as `<svg>`
 */
export function drawCard({title, brand, host}: CardWords, tokens: string, logo: string): Card {
  const color = (name: string) => needTokenColor(tokens, name);
  const {width, height} = cardSize;
  return {
    background: [
      `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${color('mist')}"/>`,
      `<stop offset="1" stop-color="${color('paper')}"/></linearGradient>`,
      `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
      line(color('signal'), color('paper')),
      place(logo, edge, edge, logoSize, logoSize),
    ].join(''),
    content: box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: width - 2 * edge,
        height: height - 2 * edge,
        margin: edge,
        fontFamily: 'Inter',
        letterSpacing: '-0.022em',
        color: color('ink'),
      },
      box(
        {marginLeft: logoSize + 20, height: logoSize, alignItems: 'center'},
        box({display: 'block', lineClamp: 1, fontSize: 32, fontWeight: 800}, brand),
      ),
      box(
        {
          display: 'block',
          width: area.width,
          fontSize: titleSize(title),
          fontWeight: 800,
          lineHeight: 1.1,
          lineClamp: 6,
          textWrap: 'balance',
        },
        title,
      ),
      box({fontSize: 26, fontWeight: 500, color: color('ink-2')}, host),
    ),
  };
}

/** The alphabets that the font has, so that a brand can be written in any of them. */
const alphabets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];

/** The font of the images for shared links, on which the design is judged. */
export const fonts = (): CardFont[] =>
  alphabets.flatMap((alphabet) =>
    ([500, 800] as const).map((weight) => ({
      name: alphabet === 'latin' ? 'Inter' : `Inter ${alphabet}`,
      weight,
      data: readFileSync(
        require.resolve(`@fontsource/inter/files/inter-${alphabet}-${weight}-normal.woff`),
      ),
    })),
  );
