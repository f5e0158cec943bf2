import Color from 'colorjs.io';

/** What WCAG 2.2 requires between normal text and its background at level AAA. */
export const REQUIRED_CONTRAST = 7;
/** The strongest tint of the accent behind text, as a share of the accent. */
const STRONGEST_TINT = 0.15;
/** How much darker links are than buttons, in lightness, so that a hovered button visibly changes. */
const HOVER_STEP = 0.09;
const LIGHTNESS_STEP = 0.002;

const toHex = (color: Color): string =>
  color
    .to('srgb')
    .toGamut({space: 'srgb', method: 'css'})
    .toString({format: 'hex', collapse: false});

export const contrast = (one: string, other: string): number =>
  new Color(one).contrastWCAG21(new Color(other));

/** The first color that can be read on all backgrounds, from a lightness in OKLCH down to black. */
function darken(color: string, step: number, backgrounds: readonly string[]): string {
  const shade = new Color(color).to('oklch');
  for (let lightness = (shade.l ?? 0) - step; lightness > 0; lightness -= LIGHTNESS_STEP) {
    shade.l = lightness;
    const hex = toHex(shade);
    if (backgrounds.every((background) => contrast(hex, background) >= REQUIRED_CONTRAST)) {
      return hex;
    }
  }
  return '#000000';
}

/** A color in any of CSS's notations as `#rrggbb`; undefined for what isn't an opaque color. */
export function hexOf(text: string): string | undefined {
  try {
    const color = new Color(text);
    return color.alpha === 1 ? toHex(color) : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with an accent color, which is the background of white text. */
export function accentProblem(text: string): string | undefined {
  const accent = hexOf(text);
  if (accent === undefined) {
    return `"${text}" isn't a color. Write it as #rrggbb, such as #2841e1.`;
  }
  const found = contrast('#fff', accent);
  if (found >= REQUIRED_CONTRAST) {
    return undefined;
  }
  // Rounded down, so that it never says that 7 is less than 7.
  const rounded = Math.floor(found * 10) / 10;
  const closest = darken(accent, 0, ['#fff']);
  return `White text on ${accent} has a contrast of ${rounded}:1 and needs ${REQUIRED_CONTRAST}:1. The closest shade that passes is ${closest}.`;
}

/** The color of links: a darker shade that can be read on all backgrounds and tints of the accent. */
export function accentInkFor(accent: string, backgrounds: readonly string[]): string {
  const tints = backgrounds.map((background) =>
    toHex(new Color(background).mix(accent, STRONGEST_TINT, {space: 'srgb'})),
  );
  return darken(accent, HOVER_STEP, [...backgrounds, ...tints]);
}
