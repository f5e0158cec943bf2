import type {Nodes} from 'mdast';
import type {ContentConfig} from '../config';
import {almostLinks} from '../model/almostLinks';
import {
  attributeText,
  attributesOf,
  elementsOf,
  endOf,
  isElement,
  startOf,
} from '../model/elements';
import {isTextAttribute} from '../model/isTextAttribute';
import {nodesOf, placesIn} from '../model/nodes';
import type {Page} from '../model/Page';
import type {Range} from '../model/scanTags';
import {isFreeText, schemaAt} from '../records/schemaParts';
import {proseOf} from './Prose';
import type {Prose} from './Prose';

const rangeOf = (node: {position?: Nodes['position']}): Range => ({
  start: startOf(node),
  end: endOf(node),
});

/** Blocks of running text: the last word of a link in one of them is next to the word after it. */
const blocks = ['paragraph', 'heading', 'tableCell'];

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
  const texts: Range[] = [];
  for (const element of elementsOf(tree)) {
    const name = element.name ?? '';
    const isIncluded =
      elements === 'all' || config.components.some((component) => component.name === name);
    for (const attribute of isIncluded ? attributesOf(element) : []) {
      if (isTextAttribute(name, attribute.name, config)) {
        texts.push(...placeOf(attributeText(attribute) ?? '', rangeOf(attribute), file.text));
      }
    }
  }
  return texts;
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
  // What can't be parsed has a diagnostic of its own.
  const silent: Range[] = [...unread];
  for (const {node} of placesIn(tree)) {
    if (blocks.includes(node.type)) {
      pieces.push(rangeOf(node));
      silent.push(...almostLinks(file.text, node).map(({address}) => address));
    } else if (node.type === 'image') {
      silent.push(rangeOf(node));
    } else if (node.type === 'link') {
      // Everything but the text in [text](address).
      const first = node.children[0];
      const last = node.children.at(-1);
      const {start, end} = rangeOf(node);
      const isBare = first && startOf(first) === start;
      silent.push(
        ...(first && last && !isBare
          ? [
              {start, end: startOf(first)},
              {start: endOf(last), end},
            ]
          : [{start, end}]),
      );
    } else if (isElement(node)) {
      const range = rangeOf(node);
      const first = node.children[0];
      const last = node.children.at(-1);
      silent.push(
        ...(first && last
          ? [
              {start: range.start, end: startOf(first)},
              {start: endOf(last), end: range.end},
            ]
          : [range]),
      );
    } else if (
      ['code', 'inlineCode', 'mdxTextExpression', 'mdxFlowExpression'].includes(node.type)
    ) {
      silent.push(rangeOf(node));
    }
  }

  const attributes = textAttributes(page, config);
  for (const image of nodesOf(tree, 'image')) {
    attributes.push(...placeOf(image.alt ?? '', rangeOf(image), file.text));
  }

  // Attributes are inside tags, which are silent.
  const outside = silent.flatMap((range) => without(range, attributes));
  return proseOf(file, [...pieces, ...attributes], outside);
}

/** The parts of a range that are outside of other ranges. */
function without(range: Range, parts: readonly Range[]): Range[] {
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
