import type {Root} from 'mdast';
import type {Diagnostic} from '../Diagnostic';
import type {SourceFile} from '../SourceFile';
import type {FrontMatterBlock} from './frontMatter';
import type {Range} from './scanTags';

/** A page, read as far as it can be. */
export type Page = {
  file: SourceFile;
  /** A part of other pages, whose file or folder starts with `_`: it has no front matter of its own. */
  isPartial: boolean;
  /** The address that Docusaurus gives it, from the site's root. */
  route: string;
  frontMatter: FrontMatterBlock;
  /** The syntax tree, without the ranges in `unread`. */
  tree: Root;
  /** What couldn't be read. */
  unread: readonly Range[];
  /** Whether broken tags leave it clear which element is inside which. */
  hasNesting: boolean;
  /** Problems with the syntax and the front matter. */
  diagnostics: readonly Diagnostic[];
};
