import {isElement, readPage, SourceFile} from '@sitekit/content-check';
import type {ContentConfig, Page} from '@sitekit/content-check';
import {withNewAnchors} from './anchors';
import {countBreaks, indentAt, indented, remove, separator, swap} from './blockText';
import {elementAt} from './editPage';
import {EditError} from './EditError';
import {neighborOf, siblingsIn} from './elementSiblings';
import type {Sibling} from './elementSiblings';
import {insertableIn} from './examples';
import {flatOf, flatTreeOf, isBlock} from './flatTree';
import type {Flat} from './flatTree';
import {lineEndOf} from './lines';
import type {TargetBlockEdit} from './Target';

/** A component among its siblings. */
export type Surroundings = {page: Page; parent: Flat; siblings: Sibling[]; own: Sibling};

/** A new text, and what it does to the children of the parent. */
export type Change = {
  text: string;
  /** What is left of the children, in their new order, by their old indexes. */
  order: number[];
  /** Where a component was added among the children, and how many nodes it has with its comments. */
  added?: {index: number; count: number; name: string};
};

/** @throws EditError when the element isn't a block */
export function surroundingsOf(page: Page, start: number): Surroundings {
  const element = flatOf(flatTreeOf(page), elementAt(page, start));
  const parent = element && isBlock(element) ? element.parent : undefined;
  const siblings = parent ? siblingsIn(page, parent) : [];
  const own = siblings.find((sibling) => sibling.element === element);
  if (!parent || !own) {
    throw new EditError('This is part of a text. Edit the text instead.');
  }
  return {page, parent, siblings, own};
}

const numbers = (start: number, end: number): number[] =>
  Array.from({length: Math.max(end - start, 0)}, (_, index) => start + index);

function move(around: Surroundings, direction: -1 | 1): Change {
  const {page, parent, siblings, own} = around;
  const other = neighborOf(siblings, parent, own, direction);
  if (!other) {
    throw new EditError('There’s nothing to swap it with.');
  }
  const [a, b] = direction === 1 ? [own, other] : [other, own];
  return {
    text: swap(page.file.text, a, b),
    order: [
      ...numbers(0, a.first),
      ...numbers(b.first, b.last + 1),
      ...numbers(a.last + 1, b.first),
      ...numbers(a.first, a.last + 1),
      ...numbers(b.last + 1, parent.children.length),
    ],
  };
}

export const nameOf = ({node}: Flat): string => (isElement(node) ? (node.name ?? '') : '');

/** The separator of components of different kinds: a blank line. */
function blankLine(text: string, offset: number): string {
  const [lineEnd, indent] = [lineEndOf(text), indentAt(text, offset)];
  return lineEnd + indent.trimEnd() + lineEnd + indent;
}

function add(
  {page, parent, siblings, own}: Surroundings,
  block: {text: string; name: string; count: number},
  isBefore: boolean,
): Change {
  const {text} = page.file;
  const isSame = block.name === nameOf(own.element);
  const alike = siblings.filter(({element}) => nameOf(element) === nameOf(own.element));
  const gap = own.start === 0 ? '\n\n' : /\s*$/.exec(text.slice(0, own.start))?.[0];
  const space = isSame ? separator(text, alike, own.start, gap) : blankLine(text, own.start);
  const added = {index: isBefore ? own.first : own.last + 1, ...block};
  const other = parent.children[isBefore ? own.first - 1 : own.last + 1];
  const [start, end] = isBefore
    ? [other?.end ?? own.start, own.start]
    : [own.end, other?.start ?? own.end];
  const around = text.slice(start, end);
  // A component of another kind has blank lines on both sides.
  const isTight = !isSame && other !== undefined && countBreaks(around) === 1;
  const extra = isTight ? lineEndOf(text) + indentAt(text, own.start).trimEnd() : '';
  const written = isBefore
    ? extra + around + block.text + space
    : space + block.text + extra + around;
  return {
    text: text.slice(0, start) + written + text.slice(end),
    order: numbers(0, parent.children.length),
    added,
  };
}

function insert(
  around: Surroundings,
  component: string,
  isBefore: boolean,
  config: ContentConfig,
): Change {
  const {page, parent, own} = around;
  const doc = config.components.find(({name}) => name === component);
  if (!doc || !insertableIn(parent, config).includes(component)) {
    throw new EditError(`<${component}> can’t be inserted here.`);
  }
  const example = readPage(new SourceFile('example.mdx', doc.example), {contentFolder: ''});
  const written = withNewAnchors(example, {start: 0, end: doc.example.length}, page);
  const {text} = page.file;
  const block = indented(written, indentAt(text, own.start), lineEndOf(text));
  return add(around, {text: block, name: component, count: 1}, isBefore);
}

/** Moves, duplicates, deletes or inserts a component, without a check of the result. */
export function changeSiblings(
  around: Surroundings,
  edit: TargetBlockEdit,
  config: ContentConfig,
): Change {
  const {page, parent, own} = around;
  const {length} = parent.children;
  switch (edit.operation) {
    case 'moveUp':
      return move(around, -1);
    case 'moveDown':
      return move(around, 1);
    case 'delete':
      return {
        text: remove(page.file.text, own, {
          isFirst: own.first === 0,
          isLast: own.last === length - 1,
        }),
        order: [...numbers(0, own.first), ...numbers(own.last + 1, length)],
      };
    case 'duplicate': {
      const count = own.last + 1 - own.first;
      const text = withNewAnchors(page, own, page);
      return add(around, {text, name: nameOf(own.element), count}, false);
    }
    case 'insertBefore':
    case 'insertAfter':
      return insert(around, edit.component, edit.operation === 'insertBefore', config);
  }
}
