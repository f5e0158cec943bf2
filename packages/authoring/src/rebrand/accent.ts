import Color from 'colorjs.io';

/**
 * The contrast between text and background that WCAG 2.2 asks for at level AAA. The site's buttons
 * and links are normal text.
 */
export const requiredContrast = 7;

const white = '#ffffff';
/** The strongest tint of the accent behind text, as a share of the accent. */
const strongestTint = 0.15;
/** How much darker links are than buttons, at least, so that a hovered button visibly changes. */
const hoverStep = 0.09;
const lightnessStep = 0.002;

const hexOf = (color: Color): string =>
  color
    .to('srgb')
    .toGamut({space: 'srgb', method: 'css'})
    .toString({format: 'hex', collapse: false});

/**
 * Reads a color that is written in any of CSS's ways.
 *
 * @returns it as `#rrggbb`; undefined when it's not a color, or not an opaque one
 */
export function readColor(text: string): string | undefined {
  try {
    const color = new Color(text.trim());
    return color.alpha === 1 ? hexOf(color) : undefined;
  } catch {
    return undefined;
  }
}

/** The contrast of two colors by WCAG 2.2: from 1 to 21. */
export const contrast = (one: string, other: string): number =>
  new Color(one).contrastWCAG21(new Color(other));

/** The first color that passes, from a lightness in OKLCH down to black. Hue and chroma stay. */
function darken(color: string, from: number, passes: (hex: string) => boolean): string {
  const shade = new Color(color).to('oklch');
  for (let lightness = from; lightness > 0; lightness -= lightnessStep) {
    shade.l = lightness;
    const hex = hexOf(shade);
    if (passes(hex)) {
      return hex;
    }
  }
  return '#000000';
}

const lightnessOf = (color: string): number => new Color(color).to('oklch').l ?? 0;

/** The lightest shade of a color that white text can be read on: the color itself if it is one. */
export function accentFor(color: string): string {
  const passes = (hex: string) => contrast(white, hex) >= requiredContrast;
  return passes(color) ? color : darken(color, lightnessOf(color), passes);
}

/**
 * The color of links: a darker shade of the accent that can be read on all backgrounds, including
 * the tints of the accent.
 */
export function accentInkFor(accent: string, backgrounds: readonly string[]): string {
  const tints = backgrounds.map((background) =>
    hexOf(new Color(background).mix(accent, strongestTint, {space: 'srgb'})),
  );
  return darken(accent, lightnessOf(accent) - hoverStep, (hex) =>
    [...backgrounds, ...tints].every((background) => contrast(hex, background) >= requiredContrast),
  );
}
