import {colord, extend} from 'colord';
import a11y from 'colord/plugins/a11y';
import mix from 'colord/plugins/mix';
import {tokenColor} from '../../css/tokenColor';

extend([a11y, mix]);

const tokensFile = 'src/css/tokens.css';

/** What WCAG 2.2 requires between normal text and its background at level AAA. */
const REQUIRED_CONTRAST = 7;

/** The strongest tint of the accent that is behind text. */
const STRONGEST_TINT = 0.15;

/**
 * What visitors can't read well in the brand's colors: white text on buttons, and links on paper, on
 * mist and on tints of the accent.
 *
 * @param tokens the stylesheet that sets the colors
 */
export function contrastReminders(tokens: string): string[] {
  const colorOf = (name: string) => tokenColor(tokens, name) ?? '';
  const unknown = ['accent', 'accent-ink', 'paper', 'mist'].filter((name) => !colorOf(name));
  if (unknown.length > 0) {
    return unknown.map(
      (name) => `Write \`--${name}\` in ${tokensFile} as #rrggbb, such as #2841e1.`,
    );
  }
  const accent = colord(colorOf('accent'));
  const ink = colord(colorOf('accent-ink'));
  const backgrounds = ['paper', 'mist'].flatMap((name) => {
    const color = colord(colorOf(name));
    return [color, color.mix(accent, STRONGEST_TINT, 'rgb')];
  });
  const lowest = {
    'White text on `--accent`': accent.contrast('#fff'),
    'Text in `--accent-ink`': Math.min(...backgrounds.map((color) => ink.contrast(color))),
  };
  return Object.entries(lowest)
    .filter(([, found]) => found < REQUIRED_CONTRAST)
    .map(([what, found]) => {
      // Rounded down, so that it never says that 7 is less than 7.
      const rounded = Math.floor(found * 10) / 10;
      return `${what} has a contrast of ${rounded}:1 and needs ${REQUIRED_CONTRAST}:1. Choose a darker color in ${tokensFile}.`;
    });
}
