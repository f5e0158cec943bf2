import type {Nodes} from 'mdast';
import {blank} from '../characters';
import type {ContentConfig} from '../config';
import type {Diagnostic, Range} from '../Diagnostic';
import type {Page} from '../model/readPage';
import {nodesOf, placesIn, rangeOf, startOf} from '../model/tree';
import {textsOf} from '../records/readRecord';
import type {RecordFile, RecordText} from '../records/readRecord';
import {gap, pageProse, recordProse, textAttributes, withoutRanges} from '../spelling/prose';
import type {Prose} from '../spelling/prose';
import {findInText} from './textRules';
import type {TextMatch} from './textRules';

/** What was found in the texts of a file, and the words that are left for the spelling check. */
export type CheckedText = {problems: Diagnostic[]; words: Prose};

/** Text on one line of YAML that ends at a " #", which starts a comment. */
function cutOff({file}: Prose, {start, end}: Range): Diagnostic[] {
  const [, space = '', comment] = /^([ \t]+)(#.*\S)/.exec(file.text.slice(end)) ?? [];
  return comment && !/["'|>]/.test(file.text.charAt(start))
    ? [
        file.diagnostic({
          offset: end + space.length,
          severity: 'warning',
          message: `This is read as a comment and isn't shown: ${comment}`,
          hint: 'If it belongs to the text, put the whole text in double quotes. If it is a comment, move it to a line above.',
        }),
      ]
    : [];
}

/** The whole words around matches, in which other rules would find more of the same. */
function wordsAround(text: string, matches: readonly TextMatch[]): Range[] {
  const isInWord = (index: number): boolean => /[^\s\0]/.test(text.charAt(index));
  return matches.map(({range}) => {
    let {start, end} = range;
    while (isInWord(start - 1)) {
      start -= 1;
    }
    while (isInWord(end)) {
      end += 1;
    }
    return {start, end};
  });
}

/** Words with letters written as HTML does, `Caf&eacute;`, and characters between words, `&nbsp;`. */
const wordsWithEntities =
  /(?<![\p{L}\p{M}])[\p{L}\p{M}]*(?:&(?!nbsp;|[mn]dash;)#?\w+;[\p{L}\p{M}]*)+|&\w+;/gu;

/**
 * @param marks what was found in the Markdown and YAML around the prose
 * @param texts those in YAML
 * @param attributes texts in the tags of components, which visitors also see as they are written
 */
function checkText(
  prose: Prose,
  marks: readonly TextMatch[],
  texts: readonly RecordText[],
  attributes: readonly Range[] = [],
): CheckedText {
  const {file} = prose;
  const readable = withoutRanges(prose, wordsAround(file.text, marks));
  const inProse = findInText('prose', readable.text);
  const free = texts.filter(({isFreeText}) => isFreeText);
  const inFields = [...free, ...attributes].flatMap((range) =>
    findInText('field', file.text, range),
  );
  const entities = Array.from(readable.text.matchAll(wordsWithEntities), ({0: found, index}) => ({
    start: index,
    end: index + found.length,
  }));
  return {
    problems: [
      ...[...marks, ...inProse, ...inFields].map(({found}) => file.diagnostic(found)),
      ...free.flatMap((range) => cutOff(prose, range)),
    ],
    words: withoutRanges(readable, [...wordsAround(file.text, inProse), ...entities]),
  };
}

/** What is read as it was meant, so that it's no link that lacks a character. */
const isRead = (node: Nodes, text: string): boolean =>
  ['image', 'inlineCode', 'mdxTextExpression'].includes(node.type) ||
  // A bare address is a link, too.
  (node.type === 'link' && text.charAt(startOf(node)) === '[');

const withoutFix = ({range, found}: TextMatch): TextMatch => ({
  range,
  found: {...found, fix: undefined},
});

/** What's found between Markdown's marks. Two stars in bold words may be meant to end them. */
const findBetweenMarks = ({tree, file}: Page): TextMatch[] =>
  placesIn(tree).flatMap(({node, ancestors}) => {
    const matches = node.type === 'text' ? findInText('text', file.text, rangeOf(node)) : [];
    return ancestors.some(({type}) => type === 'strong') ? matches.map(withoutFix) : matches;
  });

/** In code, a no-break space is shown as it is, and an invisible character may be meant. */
const findInCode = ({tree, file}: Page): TextMatch[] =>
  nodesOf(tree, 'code', 'inlineCode')
    .flatMap((node) => findInText('file', file.text, rangeOf(node)))
    .filter(({found}) => found.severity === 'warning')
    .map(withoutFix);

/** Checks the texts of a page. */
export function checkPageText(page: Page, config: ContentConfig): CheckedText {
  const {tree, frontMatter, file} = page;
  const withoutNodes = (nodes: readonly Nodes[]) => blank(file.text, nodes.map(rangeOf), gap);
  const code = nodesOf(tree, 'code', 'inlineCode');
  const links = placesIn(tree).flatMap(({node}) => (isRead(node, file.text) ? node : []));
  const unread = withoutNodes(links);
  const marks = [
    ...findInText('file', withoutNodes(code)),
    ...findInCode(page),
    ...findInText('yaml', file.text, frontMatter.yaml),
    ...nodesOf(tree, 'paragraph', 'heading', 'tableCell').flatMap((node) =>
      findInText('block', unread, rangeOf(node)),
    ),
    ...findBetweenMarks(page),
  ];
  return checkText(pageProse(page, config), marks, frontMatter.texts, textAttributes(page, config));
}

/** Checks the texts of a record. */
export const checkRecordText = (record: RecordFile): CheckedText =>
  checkText(
    recordProse(record),
    [...findInText('file', record.file.text), ...findInText('yaml', record.file.text)],
    textsOf(record),
  );
