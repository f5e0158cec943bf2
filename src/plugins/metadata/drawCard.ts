import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createElement} from 'react';
import type {CSSProperties, ReactElement} from 'react';
import {cardSize} from '@sitekit/metadata';
import type {Card, Measure} from '@sitekit/metadata';
import {mark} from '../../components/Brand/mark';
import {drawingColors} from '../../components/HeroDrawing/drawingColors';
import {drawMark} from '../favicon/drawIcons';
import {tokenColor} from '../tokenColor';

export type CardWords = {
  /** The heading of the page. */
  title: string;
  brand: string;
  /** Where the site is: `www.example.com`. */
  host: string;
};

const edge = 72;
const markSize = 56;
/** The drawings are 520 × 400. Their panes start 16 units from the left. */
const drawing = {x: 664, y: 128, width: 512, height: 394};
const textWidth = {withDrawing: 584, alone: 780};
/** The sizes of the title, of which the largest that fits is used. */
const smallestTitle = 38;
const titleSizes = [88, 80, 72, 64, 56, 50, 44, smallestTitle];
const titleHeight = 340;
const titleLines = 6;
const lineHeight = 1.1;
/** The width of a space in the title. */
const gapOf = (fontSize: number): number => fontSize / 4;

const box = (style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement =>
  createElement('div', {style: {display: 'flex', ...style}}, ...children);

const titleStyle = (fontSize: number): CSSProperties => ({
  fontFamily: 'Inter',
  fontSize,
  fontWeight: 800,
  letterSpacing: '-0.022em',
  lineHeight,
});

type TitleBox = {size: number; width: number};

/** Words that wrap like text, but never break at a hyphen. */
const titleOf = (title: string, {size, width}: TitleBox): ReactElement =>
  box(
    {...titleStyle(size), width, flexWrap: 'wrap', columnGap: gapOf(size)},
    ...title.split(/\s+/).map((word) => box({whiteSpace: 'nowrap'}, word)),
  );

/** A title that doesn't fit at any size. */
const cutTitle = (title: string, width: number): ReactElement =>
  box(
    {
      ...titleStyle(smallestTitle),
      display: 'block',
      width,
      lineClamp: titleLines,
      wordBreak: 'break-word',
    },
    title,
  );

/** How many lines words of these widths fill. */
function countLines(widths: readonly number[], gap: number, lineWidth: number): number {
  let lines = 1;
  let end = -gap;
  for (const width of widths) {
    end += gap + width;
    if (end > lineWidth) {
      lines += 1;
      end = width;
    }
  }
  return lines;
}

/** The largest size at which a title fits without breaking a word, in lines of similar length. */
async function fitTitle(title: string, maxWidth: number, measure: Measure): Promise<ReactElement> {
  const words = title.split(/\s+/);
  // Large, so that rounding doesn't matter.
  const em = 1000;
  const widths = await Promise.all(words.map((word) => measure(word, titleStyle(em))));
  for (const size of titleSizes) {
    // Satori makes boxes whole pixels wide.
    const scaled = widths.map((width) => Math.ceil((width * size) / em));
    const linesIn = (width: number) => countLines(scaled, gapOf(size), width);
    const longest = Math.max(...scaled);
    const lines = linesIn(maxWidth);
    if (longest <= maxWidth && lines * lineHeight * size <= titleHeight) {
      let width = maxWidth;
      while (width - size >= longest && linesIn(width - size) === lines) {
        width -= size;
      }
      return titleOf(title, {size, width});
    }
  }
  return cutTitle(title, maxWidth);
}

/**
 * A hero's drawing in the colors of the tokens. Blurred shadows would take ten times as long as the
 * rest; in the file, there are none.
 *
 * @param name of its file, without `.svg`
 */
export const readDrawing = (name: string, tokens: string): string =>
  Object.entries(drawingColors(tokens)).reduce(
    (svg, [color, value]) => svg.replaceAll(`"${color}"`, `"${value}"`),
    readFileSync(join(__dirname, `../../components/HeroDrawing/${name}.svg`), 'utf8'),
  );

/** The hero's background, the brand's mark and the drawing. */
function drawBackground(tokens: string, picture: string | undefined): string {
  const color = (name: string) => tokenColor(tokens, name);
  const {width, height} = cardSize;
  const art = picture
    ? picture.replace(
        '<svg',
        `<svg x="${drawing.x}" y="${drawing.y}" width="${drawing.width}" height="${drawing.height}"`,
      )
    : `<path transform="translate(640 -60) scale(24)" d="${mark.line}" fill="none" stroke="${color('signal')}" stroke-width="0.5" stroke-linecap="round"/>`;
  return (
    '<defs>' +
    `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${color('mist')}"/><stop offset="1" stop-color="${color('paper')}"/></linearGradient>` +
    `<radialGradient id="glow" cx="0.86" cy="-0.1" r="0.75"><stop stop-color="${color('accent')}" stop-opacity="0.15"/><stop offset="1" stop-color="${color('accent')}" stop-opacity="0"/></radialGradient>` +
    '</defs>' +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>` +
    `<rect width="${width}" height="${height}" fill="url(#glow)"/>` +
    `${art}<svg x="${edge}" y="${edge}" width="${markSize}" height="${markSize}" viewBox="0 0 28 28" fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${drawMark(tokens, 8)}</svg>`
  );
}

/**
 * Draws the image for shared links, like a page's hero: the brand, the title and the drawing.
 *
 * @param tokens the text of `tokens.css`
 * @param picture the drawing as `<svg>`
 */
export async function drawCard(
  {title, brand, host}: CardWords,
  tokens: string,
  picture: string | undefined,
  measure: Measure,
): Promise<Card> {
  const width = picture ? textWidth.withDrawing : textWidth.alone;
  const name = {
    ...titleStyle(32),
    marginLeft: markSize + 20,
    height: markSize,
    alignItems: 'center',
  };
  const content = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: cardSize.width - 2 * edge,
      height: cardSize.height - 2 * edge,
      margin: edge,
      fontFamily: 'Inter',
      color: tokenColor(tokens, 'ink'),
    },
    box(name, box({display: 'block', lineClamp: 1}, brand)),
    await fitTitle(title, width, measure),
    box({fontSize: 26, fontWeight: 500, color: tokenColor(tokens, 'ink-2')}, host),
  );
  return {background: drawBackground(tokens, picture), content};
}
