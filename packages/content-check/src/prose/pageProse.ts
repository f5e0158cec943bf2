import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {findComponent} from '../../../../src/content/components';
import {attributesOf, endOf, forEachElement, isElement, startOf, textOf} from '../pages/elements';
import {linkAttributes, imageAttributes} from '../links/addressAttributes';
import type {Page} from '../pages/Page';
import type {Range} from '../pages/scanTags';
import {proseOf} from './Prose';
import type {Prose} from './Prose';

/** Attributes of HTML that are read out or shown. */
const readAttributes = ['alt', 'title', 'aria-label', 'placeholder'];

const isAddress = (name: string): boolean =>
  linkAttributes.includes(name) || imageAttributes.includes(name);

function isRead(element: string, attribute: string): boolean {
  const prop = findComponent(element)?.props.find(({name}) => name === attribute);
  return prop
    ? prop.type.kind === 'text' && !isAddress(attribute)
    : readAttributes.includes(attribute);
}

const rangeOf = (node: {position?: Nodes['position']}): Range => ({
  start: startOf(node),
  end: endOf(node),
});

/** Blocks whose words belong together, so that a word at the end of a link is beside the next one. */
const blocks = ['paragraph', 'heading', 'tableCell'];

/** The words of a page: of its front matter, its text, its images and its components' props. */
export function pageProse({file, frontMatter, tree}: Page): Prose {
  const pieces: Range[] = frontMatter.texts.filter(({field}) => field !== 'slug');
  const silent: Range[] = [];
  visit(tree, (node) => {
    if (blocks.includes(node.type)) {
      pieces.push(rangeOf(node));
    } else if (node.type === 'image') {
      silent.push(rangeOf(node));
    } else if (node.type === 'link') {
      // All but its words: [words](address).
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
      return SKIP;
    }
    return undefined;
  });

  const attributes: Range[] = [];
  const addValue = (text: string, around: Range) => {
    const start = text ? file.text.indexOf(text, around.start) : -1;
    if (start !== -1 && start < around.end) {
      attributes.push({start, end: start + text.length});
    }
  };
  forEachElement(tree, (element) => {
    for (const attribute of attributesOf(element)) {
      if (isRead(element.name ?? '', attribute.name)) {
        addValue(textOf(attribute) ?? '', rangeOf(attribute));
      }
    }
  });
  visit(tree, 'image', (image) => addValue(image.alt ?? '', rangeOf(image)));

  // The attributes stand in tags, which are silent.
  const outside = silent.flatMap((range) => without(range, attributes));
  return proseOf(file, [...pieces, ...attributes], outside);
}

/** What is left of a range without some parts of it. */
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
