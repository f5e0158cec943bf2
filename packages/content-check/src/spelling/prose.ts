import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {ComponentDoc} from '../components';
import type {Range} from '../Diagnostic';
import {isTextAttribute} from '../model/addresses';
import {blank} from '../characters';
import type {Page} from '../model/readPage';
import {attributeText, attributesOf, elementsOf, nodesOf, rangeOf, startOf} from '../model/tree';
import {textsOf} from '../records/readRecord';
import type {RecordFile} from '../records/readRecord';
import type {SourceFile} from '../SourceFile';

/** Replaces each character that isn't prose. No text contains it otherwise. */
export const gap = '\0';

/** The words of a file that visitors read. */
export type Prose = {
  file: SourceFile;
  /** The file's text with each other character replaced by a gap, `\0`, so that offsets stay the same. */
  text: string;
};

/** Replaces ranges of the text by gaps. */
export const withoutRanges = ({file, text}: Prose, ranges: readonly Range[]): Prose => ({
  file,
  text: blank(text, ranges, gap),
});

/** The prose in some ranges of a file. */
function proseOf(file: SourceFile, shown: readonly Range[]): Prose {
  const characters = Array<string>(file.text.length).fill(gap);
  for (const {start, end} of shown) {
    for (let index = start; index < end; index += 1) {
      characters[index] = file.text.charAt(index);
    }
  }
  return {file, text: characters.join('')};
}

/** Where a text is in a part of a file. */
function placeOf(text: string, around: Range, fileText: string): Range[] {
  const start = text ? fileText.indexOf(text, around.start) : -1;
  return start !== -1 && start < around.end ? [{start, end: start + text.length}] : [];
}

/** The text of an attribute, as far as it's written without entities such as `&quot;`. */
function textOf(attribute: MdxJsxAttribute, file: SourceFile): Range[] {
  const {start, end} = rangeOf(attribute);
  if (typeof attribute.value !== 'string') {
    return placeOf(attributeText(attribute) ?? '', {start, end}, file.text);
  }
  const first = start + file.text.slice(start, end).search(/["']/) + 1;
  return Array.from(
    file.text.slice(first, end - 1).matchAll(/&#?\w+;|(?<text>&?[^&]+)/g),
    ({index, groups}) => ({
      start: first + index,
      end: first + index + (groups?.text?.length ?? 0),
    }),
  );
}

/** The texts in the attributes of a page's components and HTML elements. */
export const textAttributes = (
  {file, tree}: Pick<Page, 'file' | 'tree'>,
  config: {components: readonly ComponentDoc[]},
): Range[] =>
  elementsOf(tree).flatMap((element) =>
    attributesOf(element)
      .filter(({name}) => isTextAttribute(element.name ?? '', name, config))
      .flatMap((attribute) => textOf(attribute, file)),
  );

/** The words of a page: its front matter, text, image descriptions and props. */
export function pageProse(
  {file, frontMatter, tree, unread}: Page,
  config: {components: readonly ComponentDoc[]},
): Prose {
  const fields = frontMatter.texts.filter(({isFreeText}) => isFreeText);
  const addresses = nodesOf(tree, 'link').filter(
    (link) => startOf(link.children[0] ?? {}) === startOf(link),
  );
  const descriptions = nodesOf(tree, 'image', 'imageReference').flatMap((image) =>
    placeOf(image.alt ?? '', rangeOf(image), file.text),
  );
  const texts = nodesOf(tree, 'text').map(rangeOf);
  const attributes = textAttributes({file, tree}, config);
  // What can't be parsed has a problem of its own.
  return withoutRanges(proseOf(file, [...fields, ...texts, ...attributes, ...descriptions]), [
    ...unread,
    ...addresses.map(rangeOf),
  ]);
}

/** The words of a record file. */
export const recordProse = (record: RecordFile): Prose =>
  proseOf(
    record.file,
    textsOf(record).filter((text) => text.isFreeText),
  );
