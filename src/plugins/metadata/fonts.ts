import {readFileSync} from 'node:fs';
import type {CardFont} from '@sitekit/metadata';

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
