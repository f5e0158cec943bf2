import Color from 'colorjs.io';

/** What WCAG 2.2 requires between normal text and its background at level AAA. */
export const REQUIRED_CONTRAST = 7;
/** The strongest tint of the accent behind text, as a share of the accent. */
const STRONGEST_TINT = 0.15;
/** How much darker links are than buttons, in lightness, so that a hovered button visibly changes. */
const HOVER_STEP = 0.09;
const LIGHTNESS_STEP = 0.002;

const hexOf = (color: Color): string =>
  color
    .to('srgb')
    .toGamut({space: 'srgb', method: 'css'})
    .toString({format: 'hex', collapse: false});

export const contrast = (one: string, other: string): number =>
  new Color(one).contrastWCAG21(new Color(other));

/** The first color that passes, from a lightness in OKLCH down to black. Hue and chroma stay. */
function darken(color: string, step: number, passes: (hex: string) => boolean): string {
  const shade = new Color(color).to('oklch');
  for (let lightness = (shade.l ?? 0) - step; lightness > 0; lightness -= LIGHTNESS_STEP) {
    shade.l = lightness;
    const hex = hexOf(shade);
    if (passes(hex)) {
      return hex;
    }
  }
  return '#000000';
}

/**
 * Reads the accent color, which is the background of white text.
 *
 * @param text a color in any of CSS's notations
 * @returns it as `#rrggbb`, or what is wrong with it
 */
export function readAccent(text: string): {accent: string} | {problem: string} {
  let color: Color | undefined;
  try {
    color = new Color(text);
  } catch {
    // Not a color.
  }
  if (color?.alpha !== 1) {
    return {problem: `"${text}" isn't a color. Write it as #rrggbb, such as #2841e1.`};
  }
  const accent = hexOf(color);
  const passes = (hex: string) => contrast('#ffffff', hex) >= REQUIRED_CONTRAST;
  if (passes(accent)) {
    return {accent};
  }
  // Rounded down, so that it never says that 7 is less than 7.
  const found = Math.floor(contrast('#ffffff', accent) * 10) / 10;
  return {
    problem: `White text on ${accent} has a contrast of ${found}:1 and needs ${REQUIRED_CONTRAST}:1. The closest shade that passes is ${darken(accent, 0, passes)}.`,
  };
}

/** The color of links: a darker shade that can be read on all backgrounds and tints of the accent. */
export function accentInkFor(accent: string, backgrounds: readonly string[]): string {
  const tints = backgrounds.map((background) =>
    hexOf(new Color(background).mix(accent, STRONGEST_TINT, {space: 'srgb'})),
  );
  return darken(accent, HOVER_STEP, (hex) =>
    [...backgrounds, ...tints].every(
      (background) => contrast(hex, background) >= REQUIRED_CONTRAST,
    ),
  );
}
