const tokensFile = 'src/css/tokens.css';

/** What WCAG 2.2 requires between normal text and its background at level AAA. */
const REQUIRED_CONTRAST = 7;

/** The strongest tint of the accent that is behind text. */
const STRONGEST_TINT = 0.15;

type Color = readonly number[];

const white: Color = [255, 255, 255];

/** A color as red, green and blue. */
const colorOf = (hex: string): Color =>
  (hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex)
    .match(/\w\w/g)
    ?.map((pair) => Number.parseInt(pair, 16)) ?? [];

const mix = (color: Color, other: Color, share: number): Color =>
  color.map((channel, index) => channel * (1 - share) + (other[index] ?? 0) * share);

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * What visitors can't read well in the brand's colors: white text on buttons, and links on paper, on
 * mist and on tints of the accent.
 *
 * @param tokens the stylesheet that sets the colors
 */
export function contrastReminders(tokens: string): string[] {
  const names = ['accent', 'accent-ink', 'paper', 'mist'] as const;
  const written = names.map((name) => new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1] ?? '');
  const unknown = names.filter((_, index) => !/^#(?:\w{3}|\w{6})$/.test(written[index] ?? ''));
  if (unknown.length > 0) {
    return unknown.map(
      (name) => `Write \`--${name}\` in ${tokensFile} as #rrggbb, such as #2841e1.`,
    );
  }
  const [accent = white, ink = white, paper = white, mist = white] = written.map(colorOf);
  const backgrounds = [paper, mist].flatMap((color) => [color, mix(color, accent, STRONGEST_TINT)]);
  const lowest = {
    'White text on `--accent`': contrast(white, accent),
    'Text in `--accent-ink`': Math.min(...backgrounds.map((color) => contrast(ink, color))),
  };
  return Object.entries(lowest)
    .filter(([, found]) => found < REQUIRED_CONTRAST)
    .map(([what, found]) => {
      // Rounded down, so that it never says that 7 is less than 7.
      const rounded = Math.floor(found * 10) / 10;
      return `${what} has a contrast of ${rounded}:1 and needs ${REQUIRED_CONTRAST}:1. Choose a darker color in ${tokensFile}.`;
    });
}
