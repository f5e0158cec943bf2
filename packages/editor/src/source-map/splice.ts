import {isElement, rangeOf} from '@sitekit/content-check';
import type {Range} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {isCollection, isMap, isScalar, isSeq} from 'yaml';
import {remembered} from './ContentFile';
import type {ContentFile} from './ContentFile';
import {codeRange, isBlank, standsAlone} from './prose';
import {EditError} from './targets';
import type {Splice} from './targets';

/*
 * Every change of a file is one splice: other text for a range. The file is read again, and has to
 * say the same as before everywhere outside of that range. Otherwise nothing is changed.
 */

/** Something that a file says: a node, an attribute or a scalar, and how deep it's nested. */
type Reading = Range & {
  says: string;
  /** A leaf is changed when part of it is; anything else is where it starts. */
  isLeaf: boolean;
};

/**
 * A page as MDX renders it: components on lines of their own aren't in paragraphs, and the spaces
 * between them mean nothing.
 */
function childrenOf(node: Nodes): Nodes[] {
  const all: readonly Nodes[] = 'children' in node ? node.children : [];
  const isAlone =
    (node.type === 'paragraph' || node.type === 'mdxJsxTextElement') && standsAlone(node);
  return (isAlone ? all.filter((child) => !isBlank(child)) : all).flatMap((child) =>
    child.type === 'paragraph' && standsAlone(child) ? childrenOf(child) : [child],
  );
}

const syntax = ['position', 'data', 'children', 'attributes', 'type'];

/** In source order. The depth of each tells what it's inside of. */
function readPageTree({text, page}: ContentFile): Reading[] {
  const readings: Reading[] = [];
  const add = (depth: number, says: unknown, {start, end}: Range, isLeaf: boolean): void => {
    readings.push({start, end, isLeaf, says: JSON.stringify([depth, says])});
  };
  const read = (node: Nodes, depth: number): void => {
    const range = rangeOf(node);
    const own = Object.fromEntries(Object.entries(node).filter(([name]) => !syntax.includes(name)));
    const type = isElement(node) ? 'element' : node.type;
    const isTitle = node.data !== undefined && 'directiveLabel' in node.data;
    if (node.type === 'code') {
      add(depth, {type, lang: node.lang, meta: node.meta}, range, false);
      add(depth + 1, node.value, codeRange(text, node), true);
      return;
    }
    add(depth, {...own, type, isTitle}, range, !('children' in node));
    for (const attribute of isElement(node) ? node.attributes : []) {
      const {value} = attribute;
      const says = typeof value === 'object' ? [value?.value] : value;
      add(depth + 1, ['name' in attribute ? attribute.name : '', says], rangeOf(attribute), true);
    }
    childrenOf(node).forEach((child) => read(child, depth + 1));
  };
  read(page.tree, 0);
  return readings;
}

function readYaml(file: ContentFile): Reading[] {
  const {document, range} = file.yaml;
  const readings: Reading[] = [];
  const add = (depth: number, says: unknown, node: unknown, isLeaf: boolean): void => {
    const [start, end] = (node as {range?: [number, number]} | undefined)?.range ?? [0, 0];
    const shifted = {start: range.start + start, end: range.start + end};
    readings.push({...shifted, isLeaf, says: JSON.stringify([depth, says])});
  };
  const read = (node: unknown, depth: number): void => {
    if (isMap(node) && node.items.length > 0) {
      node.items.forEach(({key, value}) => {
        add(depth, ['key', isScalar(key) ? key.value : String(key)], key, true);
        read(value, depth + 1);
      });
    } else if (isSeq(node) && node.items.length > 0) {
      node.items.forEach((item) => {
        add(depth, 'item', item, false);
        read(item, depth + 1);
      });
    } else {
      add(depth, isCollection(node) ? [] : isScalar(node) ? node.value : String(node), node, true);
    }
  };
  read(document.contents, 0);
  return readings;
}

const readingsOf = remembered((file: ContentFile): Reading[] => [
  ...readYaml(file),
  ...(file.isPage ? readPageTree(file) : []),
]);

const isIn = (reading: Reading, {start, end}: Range): boolean =>
  reading.isLeaf && reading.start < reading.end
    ? reading.start < end && start < reading.end
    : start <= reading.start && (reading.start < end || (reading.isLeaf && reading.start <= end));

/** What a range of a file says, or what the file says outside of it. */
export function readingIn(file: ContentFile, range: Range, isOutside = false): string {
  return readingsOf(file)
    .filter((reading) => isIn(reading, range) !== isOutside)
    .map(({says}) => says)
    .join('\n');
}

/** How deep what a range begins with is nested. */
export const depthIn = (file: ContentFile, range: Range): string =>
  readingIn(file, range).split(',', 1)[0] ?? '';

/** The first problem that a page has and had not. */
function refuse(before: ContentFile, after: ContentFile): never {
  const problemsOf = (file: ContentFile) => (file.isPage ? file.page.problems : []);
  const known = problemsOf(before).map(({message}) => message);
  const found = problemsOf(after).find(({message}) => !known.includes(message));
  const otherwise =
    'This would change other parts of the file, too. Check tags, braces and the first characters of each line.';
  throw new EditError([found?.message ?? otherwise, found?.hint].filter(Boolean).join(' '));
}

const unreadIn = (file: ContentFile): number => (file.isPage ? file.page.unread.length : 0);

/**
 * A file with other text in a range, which was read again: everything else says what it said.
 *
 * @throws EditError otherwise
 */
export function applySplice(file: ContentFile, {start, end, text}: Splice): ContentFile {
  const edited = file.text.slice(0, start) + text + file.text.slice(end);
  const after = file.with(edited);
  const range = {start, end: start + text.length};
  const isSame = (): boolean => {
    try {
      const before = readingIn(file, {start, end}, true);
      return before === readingIn(after, range, true);
    } catch {
      return false;
    }
  };
  if (unreadIn(after) > unreadIn(file) || !isSame()) {
    refuse(file, after);
  }
  return after;
}
