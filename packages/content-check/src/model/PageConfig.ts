import type * as z from 'zod';
import type {ComponentDoc} from '../components';

/**
 * What MDX and Docusaurus accept, but a site can refuse: a page without a heading of the first level,
 * `<!-- … -->`, and styles and scripts of a page's own.
 */
export type Refusal = 'pageWithoutHeading' | 'htmlComments' | 'ownStyles';

/** What reading a page needs to know of the site. Paths are from the project's root. */
export type PageConfig = {
  /** The folder of the pages. */
  contentFolder: string;
  /** The fields at the top of a page. Without it, they aren't checked. */
  frontMatter?: z.ZodObject<Record<string, z.ZodType>>;
  /** The components that pages can use. Without them, the hint about an unclosed tag is more general. */
  components?: readonly ComponentDoc[];
  /** Nothing, unless told otherwise. */
  refuses?: readonly Refusal[];
};
