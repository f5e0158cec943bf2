import type {BuiltPage} from './BuiltPage';
import type {Card, CardFont} from './cards';
import type {Icons} from './icons';

export type MetadataOptions = {
  siteName: string;
  /** One sentence about the site. */
  description: string;
  /** The color of the browser's bars around a page, and the one behind a page that loads. */
  colors: {theme: string; background: string};
  icons: Icons;
  card: {
    fonts: readonly CardFont[];
    draw: (page: BuiltPage) => Card;
    /** What the card shows, for people who can't see it. */
    describe: (page: BuiltPage) => string;
  };
};
