import type {Nodes} from 'mdast';
import type {ContentConfig} from '../config';
import type {Problem, Range} from '../Diagnostic';
import {blank} from '../blank';
import type {Page} from '../model/readPage';
import {nodesOf, placesIn, rangeOf, startOf} from '../model/tree';
import {textsOf} from '../records/readRecord';
import type {RecordFile, RecordText} from '../records/readRecord';
import type {Match} from '../rows';
import {gap, pageProse, recordProse, textAttributes, withoutRanges} from '../spelling/prose';
import type {Prose} from '../spelling/prose';
import {findInText} from './textRules';

/** Text on one line of YAML that ends at a " #", which starts a comment. */
function cutOffProblems(text: string, {start, end}: Range): Problem[] {
  const [, space = '', comment] = /^([ \t]+)(#.*\S)/.exec(text.slice(end)) ?? [];
  return comment && !/["'|>]/.test(text.charAt(start))
    ? [
        {
          offset: end + space.length,
          severity: 'warning',
          message: `This is read as a comment and isn't shown: ${comment}`,
          hint: 'If it belongs to the text, put the whole text in double quotes. If it is a comment, move it to a line above.',
        },
      ]
    : [];
}

/** The whole words around problems, in which other rules would find more of the same. */
function wordsAround(text: string, problems: readonly Match[]): Range[] {
  const isInWord = (index: number): boolean => /[^\s\0]/.test(text.charAt(index));
  return problems.map((problem) => {
    let [start, end] = [problem.offset, problem.end];
    while (isInWord(start - 1)) {
      start -= 1;
    }
    while (isInWord(end)) {
      end += 1;
    }
    return {start, end};
  });
}

function withoutFix(problem: Match): Match {
  const {fix: _, ...rest} = problem;
  return rest;
}

/** Words with letters written as HTML does, `Caf&eacute;`, and characters between words, `&nbsp;`. */
const wordsWithEntities =
  /(?<![\p{L}\p{M}])[\p{L}\p{M}]*(?:&(?!nbsp;|[mn]dash;)#?\w+;[\p{L}\p{M}]*)+|&\w+;/gu;

/** In code, a no-break space is shown as it is, and an invisible character may be meant. */
const inCode = (problem: Match): Match[] =>
  problem.severity === 'warning' ? [withoutFix(problem)] : [];

/**
 * The problems that the text rules find in a file, and the words that are left for the spelling check.
 *
 * @param marks what was found in the Markdown and YAML around the prose
 * @param texts those in YAML
 * @param attributes texts in the tags of components, which visitors also see as they are written
 * @param code what's shown as code
 */
function checkText(
  prose: Prose,
  marks: readonly Match[],
  texts: readonly RecordText[],
  attributes: readonly Range[] = [],
  code: readonly Range[] = [],
): {problems: Problem[]; words: Prose} {
  const {text} = prose.file;
  const isInCode = ({offset}: Match) =>
    code.some(({start, end}) => start <= offset && offset < end);
  const inFile = findInText('file', text)
    .flatMap((problem) => (isInCode(problem) ? inCode(problem) : problem))
    .concat(marks);
  const readable = withoutRanges(prose, wordsAround(text, inFile));
  const inProse = findInText('prose', readable.text);
  const free = texts.filter(({isFreeText}) => isFreeText);
  return {
    problems: [
      ...inFile,
      ...inProse,
      ...[...free, ...attributes].flatMap((range) => findInText('field', text, range)),
      ...free.flatMap((range) => cutOffProblems(text, range)),
    ],
    words: withoutRanges(readable, [
      ...wordsAround(text, inProse),
      ...Array.from(readable.text.matchAll(wordsWithEntities), ({0: found, index}) => ({
        start: index,
        end: index + found.length,
      })),
    ]),
  };
}

/** What is read as it was meant, so that it's no link that lacks a character. */
const isRead = (node: Nodes, text: string): boolean =>
  ['image', 'inlineCode', 'mdxTextExpression'].includes(node.type) ||
  // A bare address is a link, too.
  (node.type === 'link' && text.charAt(startOf(node)) === '[');

/** Checks the texts of a page. */
export function checkPageText(page: Page, config: ContentConfig) {
  const {tree, frontMatter, file} = page;
  const read = placesIn(tree).filter(({node}) => isRead(node, file.text));
  const unread = blank(
    file.text,
    read.map(({node}) => rangeOf(node)),
    gap,
  );
  const marks = [
    ...findInText('yaml', file.text, frontMatter.yaml),
    ...nodesOf(tree, 'paragraph', 'heading', 'tableCell').flatMap((node) =>
      findInText('block', unread, rangeOf(node)),
    ),
    ...placesIn(tree).flatMap(({node, ancestors}) => {
      const found = node.type === 'text' ? findInText('text', file.text, rangeOf(node)) : [];
      // Two stars in bold words may be meant to end them.
      return ancestors.some(({type}) => type === 'strong') ? found.map(withoutFix) : found;
    }),
  ];
  return checkText(
    pageProse(page, config),
    marks,
    frontMatter.texts,
    textAttributes(page, config),
    nodesOf(tree, 'code', 'inlineCode').map(rangeOf),
  );
}

/** Checks the texts of a record. */
export const checkRecordText = (record: RecordFile) =>
  checkText(recordProse(record), findInText('yaml', record.file.text), textsOf(record));
