import type {Root} from 'mdast';
import type {Problem} from '../problem';
import type {SourceFile} from '../SourceFile';
import type {FrontMatterBlock} from './frontMatter';
import type {Range} from './scanTags';

/** A page of `docs-content/`, read as far as it can be. */
export type Page = {
  file: SourceFile;
  /** `_not-found.mdx`: a part of another page, without an address and front matter. */
  isPartial: boolean;
  frontMatter: FrontMatterBlock;
  /** Without what could not be read. */
  tree: Root;
  /** What could not be read, so that nothing is said about what is missing there. */
  unread: readonly Range[];
  /** Whether it can be told what is inside of what. */
  hasNesting: boolean;
  /** What was found while it was read. */
  problems: readonly Problem[];
};
