import {SourceFile, endOf, isElement, startOf} from '@sitekit/content-check';
import type {ComponentDoc, ContentConfig, JsxElement, Page, Range} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {editPage, propValue, refuse} from './editPage';
import {childrenOf, outlineOf} from './outline';
import {elementsIn, piecesOf} from './pieces';
import {EditError, leadAt, lineEndOf, pageOf, sampleOf} from './targets';
import type {TargetEdit} from './targets';

/** A component on lines of its own, with the comments right above it. */
export type Lines = Range & {
  element: JsxElement;
  /** What contains it: the page or a component. */
  parent: Nodes;
  /** Above and below it, if there are only comments between them. */
  neighbors: {up?: Range; down?: Range};
};

const inText = ['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis', 'delete'];

const isComment = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  node.value.trim().startsWith('/*');

const endOfLine = (text: string, offset: number): number =>
  offset + (/^[^\r\n]*/.exec(text.slice(offset))?.[0].length ?? 0);

/** The whole lines of nodes; undefined when something else is on them. */
function wholeLines(text: string, first: Nodes, last: Nodes): Range | undefined {
  const lead = leadAt(text, startOf(first));
  const end = endOf(last);
  return /^[ \t>]*$/.test(lead) && text.slice(end, endOfLine(text, end)).trim() === ''
    ? {start: startOf(first) - lead.length, end}
    : undefined;
}

function linesIn(text: string, parent: Nodes): Lines[] {
  if (inText.includes(parent.type)) {
    return [];
  }
  const children = childrenOf(parent);
  const own = children.map((node, index): Range | undefined => {
    let first = index;
    const isRightAbove = (above: Nodes | undefined, below: Nodes | undefined) =>
      above &&
      below &&
      isComment(above) &&
      /^[ \t>]*(?:\r\n?|\n)[ \t>]*$/.test(text.slice(endOf(above), startOf(below)));
    while (isRightAbove(children[first - 1], children[first])) {
      first -= 1;
    }
    return isElement(node) ? wholeLines(text, children[first] ?? node, node) : undefined;
  });
  const neighborOf = (index: number, step: -1 | 1): Range | undefined => {
    let other = index + step;
    while (children[other] && isComment(children[other] as Nodes)) {
      other += step;
    }
    return own[other];
  };
  return children.flatMap((element, index): Lines[] => {
    const range = own[index];
    if (!range || !isElement(element)) {
      return [];
    }
    const [up, down] = [neighborOf(index, -1), neighborOf(index, 1)];
    return [{...range, element, parent, neighbors: {...(up && {up}), ...(down && {down})}}];
  });
}

/** The lines of a component; undefined for a part of a text. */
export function linesOf(page: Page, element: JsxElement): Lines | undefined {
  const search = (parent: Nodes): Lines | undefined =>
    linesIn(page.file.text, parent).find((lines) => lines.element === element) ??
    childrenOf(parent)
      .filter((child) => startOf(child) <= startOf(element) && endOf(element) <= endOf(child))
      .map(search)
      .find(Boolean);
  return search(page.tree);
}

function needLines(page: Page, element: JsxElement): Lines {
  const lines = linesOf(page, element);
  if (!lines) {
    throw new EditError('This is part of a text. Edit the text instead.');
  }
  return lines;
}

/** What the lines of a component say. */
const readingOf = (page: Page, {start, end}: Range): string => {
  const inside: string[] = [];
  const search = (node: Nodes): void => {
    if (start <= startOf(node) && endOf(node) <= end) {
      inside.push(outlineOf({...page, tree: {type: 'root', children: [node as never]}}, {}));
    } else {
      childrenOf(node).forEach(search);
    }
  };
  search(page.tree);
  return inside.join('\n');
};

/**
 * A page with another text, which was read again: the given components say what they said, and so
 * does the rest of the page.
 *
 * @param old the components in the old text; `undefined` for new ones
 * @param now the same components in the new text; `undefined` for deleted ones
 */
function verified(
  page: Page,
  text: string,
  config: ContentConfig,
  old: readonly (Range | undefined)[],
  now: readonly (Range | undefined)[],
): Page {
  const after = pageOf(new SourceFile(page.file.path, page.file.contentsWith(text)), config);
  const rangesOf = (ranges: typeof old) => ranges.filter((range) => range !== undefined);
  const isMeant =
    after.unread.length <= page.unread.length &&
    outlineOf(page, {ranges: rangesOf(old)}, false) ===
      outlineOf(after, {ranges: rangesOf(now)}, false) &&
    old.every((range, index) => {
      const moved = now[index];
      return !range || !moved || readingOf(page, range) === readingOf(after, moved);
    });
  if (!isMeant) {
    refuse(page, after, 'This can’t be done here. Edit the file instead.');
  }
  return after;
}

/**
 * The text of a page with a component moved above or below its neighbor.
 *
 * @throws EditError when there is none
 */
export function moveElement(
  page: Page,
  element: JsxElement,
  direction: -1 | 1,
  config: ContentConfig,
): string {
  const own = needLines(page, element);
  const other = direction === 1 ? own.neighbors.down : own.neighbors.up;
  if (!other) {
    throw new EditError('There’s nothing to swap it with.');
  }
  const {text} = page.file;
  const [a, b] = direction === 1 ? [own, other] : [other, own];
  const [first, between, second] = [
    text.slice(b.start, b.end),
    text.slice(a.end, b.start),
    text.slice(a.start, a.end),
  ];
  const edited = text.slice(0, a.start) + first + between + second + text.slice(b.end);
  const [newB, newA] = [
    {start: a.start, end: a.start + first.length},
    {start: b.end - second.length, end: b.end},
  ];
  verified(page, edited, config, [a, b], [newA, newB]);
  return edited;
}

const lineBreak = /^[ \t>]*(?:\r\n?|\n)/;

/** @throws EditError when the rest of the page would read differently */
export function deleteElement(page: Page, element: JsxElement, config: ContentConfig): string {
  const {start, end} = needLines(page, element);
  const {text} = page.file;
  const after = text.slice(end).replace(lineBreak, '');
  const isAfterBlank = /(?:^|\n|\r)[ \t>]*(?:\r\n?|\n)$/.test(text.slice(0, start));
  const edited = text.slice(0, start) + (isAfterBlank ? after.replace(lineBreak, '') : after);
  verified(page, edited, config, [{start, end}], [undefined]);
  return edited;
}

/** The text between two components of a kind: a line ending, and a blank line if others have one. */
function gapAt(text: string, {start, end, neighbors: {up, down}}: Lines): string {
  const between = up ? text.slice(up.end, start) : down ? text.slice(end, down.start) : undefined;
  const [lineEnd, lead] = [lineEndOf(text), /^[ \t>]*/.exec(text.slice(start))?.[0] ?? ''];
  return between !== undefined && /^[\s>]*$/.test(between)
    ? between
    : lineEnd + lead.trimEnd() + lineEnd;
}

/** A page with something new on it, and where its component starts. */
export type Inserted = {text: string; element: number};

function insertLines(
  page: Page,
  own: Lines,
  written: string,
  isBefore: boolean,
  gap: string,
  config: ContentConfig,
): Inserted {
  const {text} = page.file;
  const at = isBefore ? own.start : own.end;
  const edited = text.slice(0, at) + (isBefore ? written + gap : gap + written) + text.slice(at);
  const start = isBefore ? at : at + gap.length;
  const range = {start, end: start + written.length};
  const after = verified(page, edited, config, [undefined], [range]);
  const search = (node: Nodes): JsxElement | undefined =>
    isElement(node) && range.start <= startOf(node) && endOf(node) <= range.end
      ? node
      : childrenOf(node).map(search).find(Boolean);
  const element = search(after.tree);
  if (!element) {
    throw new EditError('This can’t be done here. Edit the file instead.');
  }
  return {text: edited, element: startOf(element)};
}

/** A copy of a component below it, without the comments above it, which are about the original. */
export function copyElement(page: Page, element: JsxElement, config: ContentConfig): Inserted {
  const own = needLines(page, element);
  const {text} = page.file;
  const lead = leadAt(text, startOf(element));
  const written = lead + text.slice(startOf(element), endOf(element));
  return insertLines(page, own, written, false, gapAt(text, own), config);
}

const examplePage = (example: string): Page =>
  pageOf(new SourceFile('example.mdx', example), {contentFolder: ''} as ContentConfig);

/** Reading a page takes a while, and every component on a page asks for all examples. */
const areComplete = new WeakMap<ComponentDoc, boolean>();

/** Whether a component's example is the component and nothing else. */
function isComplete(doc: ComponentDoc): boolean {
  const known = areComplete.get(doc);
  if (known !== undefined) {
    return known;
  }
  const [first, ...others] = childrenOf(examplePage(doc.example).tree);
  const answer =
    first !== undefined && isElement(first) && first.name === doc.name && others.length === 0;
  areComplete.set(doc, answer);
  return answer;
}

/** A component's example with samples instead of its texts, and with nothing chosen. */
function sampleElement(example: string, config: ContentConfig): string {
  const page = examplePage(example);
  const elements = elementsIn(page.tree);
  const props = elements.flatMap((element) => {
    const known = config.components.find((component) => component.name === element.name)?.props;
    return (known ?? []).flatMap((prop): TargetEdit[] => {
      const value = propValue(element, prop.name);
      const target = {kind: 'prop', element: startOf(element), name: prop.name} as const;
      if (typeof value !== 'string') {
        return [];
      }
      const sample = prop.type.kind === 'text' ? sampleOf(prop.name) : '';
      return [{target, value: prop.isRequired ? sample : undefined}];
    });
  });
  const prose = piecesOf(page).map(({start, end, content}): TargetEdit => ({
    target: {kind: 'prose', start, end, content},
    value: content === 'code' ? '' : sampleOf('text'),
  }));
  return editPage(page.file, [...props, ...prose], {...config, contentFolder: ''}).trimEnd();
}

/** The component that contains something. */
const ownerOf = ({parent}: Lines): string | undefined =>
  isElement(parent) ? (parent.name ?? undefined) : undefined;

/** The names of the components that can be inserted next to another one. */
export function insertableNextTo(lines: Lines, {components}: ContentConfig): string[] {
  const owner = ownerOf(lines);
  const container = components.find(({name}) => name === owner);
  return components
    .filter(
      (doc) =>
        (!container?.canContain || container.canContain.includes(doc.name)) &&
        (!doc.belongsIn || doc.belongsIn.includes(owner ?? '')) &&
        isComplete(doc),
    )
    .map(({name}) => name);
}

/** A new component with samples of its texts, before or after another one. */
export function insertElement(
  page: Page,
  element: JsxElement,
  name: string,
  place: 'before' | 'after',
  config: ContentConfig,
): Inserted {
  const own = needLines(page, element);
  const doc = config.components.find((component) => component.name === name);
  if (!doc || !insertableNextTo(own, config).includes(name)) {
    throw new EditError(`<${name}> can’t be inserted here.`);
  }
  const {text} = page.file;
  const lead = leadAt(text, startOf(element));
  const [lineEnd, written] = [lineEndOf(text), sampleElement(doc.example, config)];
  const lines = written
    .split('\n')
    .map((line) => (line === '' ? lead.trimEnd() : lead + line))
    .join(lineEnd);
  const blankLine = lineEnd + lead.trimEnd() + lineEnd;
  const gap = name === element.name ? gapAt(text, own) : blankLine;
  return insertLines(page, own, lines, place === 'before', gap, config);
}
