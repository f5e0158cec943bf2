import type {BuiltPage} from './BuiltPage.ts';
import type {Card, CardFont} from './cards.ts';
import type {Icons} from './icons.ts';

export type MetadataOptions = {
  siteName: string;
  /** The color of the browser's bars around a page. */
  themeColor: string;
  icons: Icons;
  card: {
    fonts: readonly CardFont[];
    draw: (page: BuiltPage) => Card;
    /** What the card shows, for people who can't see it. */
    describe: (page: BuiltPage) => string;
  };
};
