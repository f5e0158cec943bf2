import type {ContentConfig} from '../config';
import type {Range} from '../Diagnostic';
import {isTextAttribute} from '../model/addresses';
import type {Page} from '../model/readPage';
import {
  attributeText,
  attributesOf,
  elementsOf,
  endOf,
  isElement,
  nodesOf,
  placesIn,
  rangeOf,
  startOf,
} from '../model/tree';
import type {RecordFile} from '../records/readRecord';
import {isFreeText, schemaAt} from '../records/schemaParts';
import {almostLinks} from '../rules/markdown';
import {textsOf} from '../rules/records';
import type {SourceFile} from '../SourceFile';

/** Replaces each character that isn't prose. No text contains it otherwise. */
const gap = '\0';

/** The words of a file that visitors read. */
export type Prose = {
  file: SourceFile;
  /** The file's text with each other character replaced by a gap, `\0`, so that offsets stay the same. */
  text: string;
};

/** Replaces ranges of the text by gaps. */
export function withoutRanges({file, text}: Prose, ranges: readonly Range[]): Prose {
  const characters = text.split('');
  for (const {start, end} of ranges) {
    characters.fill(gap, start, end);
  }
  return {file, text: characters.join('')};
}

/**
 * @param pieces the ranges that visitors read, such as a paragraph or a title
 * @param silent ranges inside the pieces that aren't prose, such as code
 */
function proseOf(file: SourceFile, pieces: readonly Range[], silent: readonly Range[] = []): Prose {
  const characters = Array.from({length: file.text.length}, () => gap);
  for (const {start, end} of pieces) {
    for (let i = start; i < end; i += 1) {
      characters[i] = file.text.charAt(i);
    }
  }
  return withoutRanges({file, text: characters.join('')}, silent);
}

/** Blocks of running text: the last word of a link in one of them is next to the word after it. */
const blocks = ['paragraph', 'heading', 'tableCell'];

const codeNodes = ['code', 'inlineCode', 'mdxTextExpression', 'mdxFlowExpression'];

/** Where a text is in a part of a file. */
function placeOf(text: string, around: Range, fileText: string): Range[] {
  const start = text ? fileText.indexOf(text, around.start) : -1;
  return start !== -1 && start < around.end ? [{start, end: start + text.length}] : [];
}

/** The texts in the props of a page's components and, unless told otherwise, of its HTML elements. */
export function textAttributes(
  {file, tree}: Page,
  config: Pick<ContentConfig, 'components'>,
  elements: 'all' | 'components' = 'all',
): Range[] {
  return elementsOf(tree).flatMap((element) => {
    const name = element.name ?? '';
    const isIncluded =
      elements === 'all' || config.components.some((component) => component.name === name);
    return attributesOf(element)
      .filter((attribute) => isIncluded && isTextAttribute(name, attribute.name, config))
      .flatMap((attribute) =>
        placeOf(attributeText(attribute) ?? '', rangeOf(attribute), file.text),
      );
  });
}

/** What is around the content of a node: its tags, or the brackets and the address of a link. */
function around(node: Parameters<typeof rangeOf>[0] & {children: readonly object[]}): Range[] {
  const {start, end} = rangeOf(node);
  const [first, last] = [node.children.at(0), node.children.at(-1)];
  return first && last
    ? [
        {start, end: startOf(first)},
        {start: endOf(last), end},
      ]
    : [{start, end}];
}

/** The parts of a range that are outside of other ranges. */
function outside(range: Range, parts: readonly Range[]): Range[] {
  let {start} = range;
  const left: Range[] = [];
  for (const part of parts
    .filter((inner) => inner.start >= range.start && inner.end <= range.end)
    .sort((a, b) => a.start - b.start)) {
    left.push({start, end: part.start});
    start = part.end;
  }
  return [...left, {start, end: range.end}];
}

/** The words of a page: its front matter, text, image descriptions and props. */
export function pageProse(
  page: Page,
  config: Pick<ContentConfig, 'components' | 'frontMatter'>,
): Prose {
  const {file, frontMatter, tree, unread} = page;
  const pieces: Range[] = frontMatter.texts.filter(({field}) => {
    const part = schemaAt(config.frontMatter, [field]);
    return !part || isFreeText(part);
  });
  // What can't be parsed has a problem of its own.
  const silent: Range[] = [...unread];
  for (const {node} of placesIn(tree)) {
    if (blocks.includes(node.type)) {
      pieces.push(rangeOf(node));
      silent.push(...almostLinks(file.text, node).map(({address}) => address));
    } else if (node.type === 'image' || codeNodes.includes(node.type)) {
      silent.push(rangeOf(node));
    } else if (node.type === 'link') {
      const [first] = node.children;
      const isBare = first && startOf(first) === startOf(node);
      silent.push(...(isBare ? [rangeOf(node)] : around(node)));
    } else if (isElement(node)) {
      silent.push(...around(node));
    }
  }
  const attributes = [
    ...textAttributes(page, config),
    ...nodesOf(tree, 'image').flatMap((image) =>
      placeOf(image.alt ?? '', rangeOf(image), file.text),
    ),
  ];
  // Attributes are inside tags, which are silent.
  return proseOf(
    file,
    [...pieces, ...attributes],
    silent.flatMap((range) => outside(range, attributes)),
  );
}

/** The words of a record file. */
export const recordProse = (record: RecordFile): Prose =>
  proseOf(
    record.file,
    textsOf(record).filter((text) => text.isFreeText),
  );
