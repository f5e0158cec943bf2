import {posix} from 'node:path';
import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Processor} from 'unified';
import {VFileMessage} from 'vfile-message';
import type * as z from 'zod';
import {blank, withNormalSpaces} from '../characters';
import type {ComponentDoc} from '../components';
import type {Diagnostic, Range} from '../Diagnostic';
import {tooLong, wholeFileProblem, withinTime} from '../limits';
import {readSource} from '../records/readRecord';
import type {EditedFiles} from '../records/readRecord';
import type {SourceFile} from '../SourceFile';
import {contentFiles, pageFile, routeOf} from './addresses';
import {namesIn} from './code';
import type {PageNames} from './code';
import {explainMdx} from './explainMdx';
import {readFrontMatter} from './frontMatter';
import type {FrontMatterBlock} from './frontMatter';
import {deepNode, deepText} from './nesting';
import {withoutCode} from './scan';

/**
 * What MDX and Docusaurus accept, but a site can refuse: a page without a heading of the first level,
 * `<!-- … -->`, and styles and scripts of a page's own.
 */
type Refusal = 'pageWithoutHeading' | 'htmlComments' | 'ownStyles';

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

/** A page, read as far as it can be, with the problems of its syntax and its front matter. */
export type Page = Readonly<{
  file: SourceFile;
  /** A part of other pages, whose file or folder starts with `_`: it has no front matter of its own. */
  isPartial: boolean;
  /** The address that Docusaurus gives it, from the site's root. */
  route: string;
  frontMatter: FrontMatterBlock;
  /** Its body without the ranges in `unread`; empty when nothing can be read. Don't change it. */
  tree: Root;
  unread: readonly Range[];
  /** The names in its code. */
  names: PageNames;
  /** At least one for each text that the parser refuses. */
  problems: readonly Diagnostic[];
  /** Whether other problems than these can be told. */
  isReadable: boolean;
}>;

/** More problems on one page follow from each other. */
const MAX_PROBLEMS = 20;

/** Addresses with backslashes stay text: the search that makes them links leaves nodes without positions. */
function withoutSearch(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .map((extension) => ({...extension, transforms: []}));
}

/** Reads a page with the extensions that Docusaurus reads it with. */
const parser = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(withoutSearch)
  .freeze();

/** Also reads `<!-- … -->`. */
const parserWithComments = parser().use(remarkComment).freeze();

type Body = Pick<Page, 'tree' | 'unread' | 'problems' | 'isReadable'>;

const emptyTree = (): Root => ({type: 'root', children: []});

/** Reads a body part by part: what can't be parsed becomes a problem and is blanked out. */
function readBody(file: SourceFile, text: string, config: PageConfig): Body {
  const {components = [], refuses} = config;
  const mdx = refuses?.includes('htmlComments') ? parser : parserWithComments;
  const problems: Diagnostic[] = [];
  const unread: Range[] = [];
  while (problems.length < MAX_PROBLEMS) {
    const readable = withNormalSpaces(blank(text, unread));
    try {
      const tree = mdx.parse(readable);
      const tooDeep = deepNode(file, tree);
      return tooDeep ? nothingOf(file, tooDeep) : {tree, unread, problems, isReadable: true};
    } catch (thrown) {
      const error = thrown instanceof VFileMessage ? thrown : new VFileMessage(String(thrown));
      const found = explainMdx(error, file, readable, components);
      problems.push(...found.map(({problem}) => file.diagnostic({...problem, isUnreadable: true})));
      const ranges = found.flatMap((each) => each.ranges);
      unread.push(...ranges);
      if (blank(readable, ranges) === readable) {
        break;
      }
    }
  }
  return {tree: emptyTree(), unread, problems, isReadable: true};
}

/** The body of a page that can't be read because of one problem. */
const nothingOf = ({text}: SourceFile, problem: Diagnostic): Body => ({
  tree: emptyTree(),
  unread: [{start: 0, end: text.length}],
  problems: [{...problem, isUnreadable: true}],
  isReadable: false,
});

/** Reads a page as far as it can be read. */
export function readPage(file: SourceFile, config: PageConfig): Page {
  const path = posix.relative(config.contentFolder, file.path);
  const frontMatter = readFrontMatter(file, config.frontMatter);
  const body = withinTime(
    file,
    () => {
      const text = blank(file.text, [{start: 0, end: frontMatter.end}]);
      const problem =
        tooLong(file) ??
        wholeFileProblem(file, withoutCode(file.text)) ??
        deepText(file, withoutCode(text), {isPage: true});
      return problem ? nothingOf(file, problem) : readBody(file, text, config);
    },
    (problem) => nothingOf(file, problem),
  );
  return {
    file,
    isPartial: /(?:^|\/)_/.test(path),
    route: routeOf(path, frontMatter.data.slug),
    frontMatter,
    names: namesIn(body.tree),
    ...body,
    problems: body.isReadable ? [...frontMatter.problems, ...body.problems] : body.problems,
  };
}

/** Whether a file's name, or that of its folder, starts with a dot: Docusaurus doesn't read it. */
const isHidden = (path: string): boolean => /(?:^|\/)\./.test(path);

/**
 * Reads all pages of the content folder.
 *
 * @param siteDir the project's root
 */
export function readPages(siteDir: string, config: PageConfig, edited?: EditedFiles): Page[] {
  const {contentFolder} = config;
  const added = Array.from(edited?.keys() ?? []).filter((path) =>
    path.startsWith(`${contentFolder}/`),
  );
  return Array.from(new Set([...contentFiles(siteDir, contentFolder), ...added]))
    .filter((path) => pageFile.test(path) && !isHidden(posix.relative(contentFolder, path)))
    .filter((path) => edited?.get(path) !== null)
    .map((path) => readPage(readSource(siteDir, path, edited), config));
}
