import type {ContentConfig} from '../config';
import type {Range} from '../Diagnostic';
import {isTextAttribute} from '../model/addresses';
import type {Page} from '../model/readPage';
import {attributeText, attributesOf, elementsOf, nodesOf, rangeOf, startOf} from '../model/tree';
import {textsOf} from '../records/readRecord';
import type {RecordFile} from '../records/readRecord';
import {isFreeText, schemaAt} from '../records/schemaParts';
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

/** The prose of a file: what is in `shown`, without what is in `hidden`, but with `shownAgain`. */
function proseOf(
  file: SourceFile,
  shown: readonly Range[],
  hidden: readonly Range[] = [],
  shownAgain: readonly Range[] = [],
): Prose {
  const characters = Array.from({length: file.text.length}, () => gap);
  const show = ({start, end}: Range) => {
    for (let i = start; i < end; i += 1) {
      characters[i] = file.text.charAt(i);
    }
  };
  shown.forEach(show);
  hidden.forEach(({start, end}) => characters.fill(gap, start, end));
  shownAgain.forEach(show);
  return {file, text: characters.join('')};
}

/** Where a text is in a part of a file. */
function placeOf(text: string, around: Range, fileText: string): Range[] {
  const start = text ? fileText.indexOf(text, around.start) : -1;
  return start !== -1 && start < around.end ? [{start, end: start + text.length}] : [];
}

/** The texts in the props of a page's components and, unless told otherwise, of its HTML elements. */
export function textAttributes(
  {file, tree}: Pick<Page, 'file' | 'tree'>,
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

/** The words of a page: its front matter, text, image descriptions and props. */
export function pageProse(
  {file, frontMatter, tree, unread}: Page,
  config: Pick<ContentConfig, 'components' | 'frontMatter'>,
): Prose {
  const fields = frontMatter.texts.filter(({field}) => {
    const part = schemaAt(config.frontMatter, [field]);
    return !part || isFreeText(part);
  });
  const addresses = nodesOf(tree, 'link').filter(
    (link) => startOf(link.children[0] ?? {}) === startOf(link),
  );
  const descriptions = nodesOf(tree, 'image').flatMap((image) =>
    placeOf(image.alt ?? '', rangeOf(image), file.text),
  );
  return proseOf(
    file,
    [...fields, ...nodesOf(tree, 'text').map(rangeOf)],
    // What can't be parsed has a problem of its own.
    [...unread, ...addresses.map(rangeOf)],
    [...textAttributes({file, tree}, config), ...descriptions],
  );
}

/** The words of a record file. */
export const recordProse = (record: RecordFile): Prose =>
  proseOf(
    record.file,
    textsOf(record).filter((text) => text.isFreeText),
  );
