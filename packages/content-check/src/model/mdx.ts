import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import type {Code, Construct, Extension} from 'micromark-util-types';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Processor} from 'unified';
import {VFileMessage} from 'vfile-message';
import type {ContentConfig} from '../config';

/** The offset of the tag or the braces that the parser read last: where it stopped, it doesn't tell. */
let lastStart = 0;

/** A construct that remembers where it starts. */
const remembering = (construct: Construct): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    const start = construct.tokenize.call(this, effects, ok, nok);
    return (code: Code) => {
      lastStart = this.now().offset;
      return start(code);
    };
  },
});

const openers = ['<', '{'].map((character) => character.charCodeAt(0));

function rememberStarts(this: Processor): void {
  const data = this.data();
  const wrapped = (constructs: Extension['flow']): Extension['flow'] =>
    constructs &&
    Object.fromEntries(
      Object.entries(constructs).map(([code, list]) => [
        code,
        openers.includes(Number(code)) ? [list ?? []].flat().map(remembering) : list,
      ]),
    );
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    flow: wrapped(extension.flow),
    text: wrapped(extension.text),
  }));
}

/** Turns off what MDX has no use for. */
function withoutHtml(this: Processor): void {
  const data = this.data();
  const disable = {null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText']};
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), {disable}];
}

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
  .use(rememberStarts)
  .use(remarkGfm)
  .use(withoutSearch)
  .freeze();

/** Also reads `<!-- … -->`. */
const parserWithComments = parser().use(remarkComment).freeze();

/** Reads tags and braces as text, so that a page with mistakes in them can be read, too. */
const tolerantParser = unified()
  .use(remarkParse)
  .use(withoutHtml)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(withoutSearch)
  .freeze();

/** Where the parser stopped: its error, and the start of the tag or the braces in which it did. */
export type Stop = {error: VFileMessage; start: number};

/** Reads a page as Docusaurus does. */
export function readMdx(
  text: string,
  refuses: ContentConfig['refuses'] = [],
): {tree: Root} | {stop: Stop} {
  const reader = refuses.includes('htmlComments') ? parser : parserWithComments;
  try {
    return {tree: reader.parse(text)};
  } catch (thrown) {
    const error = thrown instanceof VFileMessage ? thrown : new VFileMessage(String(thrown));
    return {stop: {error, start: lastStart}};
  }
}

export const readTolerantly = (text: string): Root => tolerantParser.parse(text);
