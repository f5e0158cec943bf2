import {
  attributesOf,
  endOf,
  findAttribute,
  isElement,
  isTextAttribute,
  labelOf,
  rangeOf,
  startOf,
} from '@sitekit/content-check';
import type {JsxElement, Range} from '@sitekit/content-check';
import type {Image, Nodes, Table} from 'mdast';
import type {ContentFile} from '../ContentFile';
import {isComputed, propValue, proseValue} from '../page';
import {isBlank, proseIn, standsAlone} from '../prose';
import type {ProseInFile} from '../prose';
import {endOfLine, isSample, leadAt, visibleText} from '../targets';
import type {BlockTarget} from '../targets';
import {choiceWords, withoutChoices} from './choices';
import {ids, lineOf, labelFields, typeFor} from './model';
import type {Outline, OutlineBlock, OutlineField} from './model';

/** The blocks of Markdown that can be moved and deleted as a whole, as people call them. */
const nouns: Partial<Record<Nodes['type'], string>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  list: 'list',
  code: 'code block',
  table: 'table',
  blockquote: 'quotation',
  containerDirective: 'box',
};

const MAX_EXCERPT_CHARS = 40;

/** The first words of Markdown, without those that are computed; nothing for what is still to be written. */
function excerptOf(markdown: string): string {
  if (markdown.includes('[REPLACE:')) {
    return '';
  }
  const words = visibleText(markdown.replace(/<\w[^>]*\/>/g, '…'))
    .replace(/\s+/g, ' ')
    .replace(/^[-\s:|]+|[\s:|]+$/g, '');
  return words.length > MAX_EXCERPT_CHARS ? `${words.slice(0, MAX_EXCERPT_CHARS)}…` : words;
}

/** A paragraph that is nothing but a picture. */
const pictureIn = (node: Nodes): Image | undefined =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image'
    ? node.children[0]
    : undefined;

const named = (noun: string, name: string | undefined): string =>
  labelOf(noun) + (name ? ` “${name}”` : '');

/** Whole lines; undefined when something else is on them. */
function linesOf(text: string, {start, end}: Range): Range | undefined {
  const lead = leadAt(text, start);
  const isAlone = /^[ \t>]*$/.test(lead) && text.slice(end, endOfLine(text, end)).trim() === '';
  return isAlone ? {start: start - lead.length, end} : undefined;
}

/** The lines of a component that isn't part of a text. */
function elementLines(file: ContentFile, element: JsxElement): Range | undefined {
  const {start, end} = rangeOf(element);
  const isInText = proseIn(file).some(
    ({whole, owner}) => owner !== element && whole.start <= start && end <= whole.end,
  );
  return isInText ? undefined : linesOf(file.text, {start, end});
}

/** The name of a component: "Sell more". */
const nameOf = (element: JsxElement): string | undefined =>
  labelFields
    .map((field) => propValue(element, field))
    .filter((value) => typeof value === 'string')
    .find((value) => !isSample(value));

/** What the blocks of a page are about: elements, blocks of Markdown and the rows of tables. */
function blocksOf(file: ContentFile): Map<Nodes, OutlineBlock> {
  const {text, page} = file;
  const blocks = new Map<Nodes, OutlineBlock>();
  const add = (
    node: Nodes,
    kind: Exclude<BlockTarget['kind'], 'entry'>,
    about: Pick<OutlineBlock, 'label' | 'noun' | 'parent' | 'lines'>,
  ) => {
    const start = startOf(node);
    const block = {target: {kind, start}, line: lineOf(text, start), ...about};
    blocks.set(node, block);
    return block;
  };
  /** @param isFlow whether it's on lines of its own, and not in an item of a list */
  const visit = (node: Nodes, parent: OutlineBlock | undefined, isFlow: boolean): void => {
    const picture = pictureIn(node);
    const markdownNoun = picture ? 'picture' : nouns[node.type];
    const noun = isElement(node) ? labelOf(node.name ?? '').toLowerCase() : markdownNoun;
    const isPart = node.type === 'paragraph' && standsAlone(node);
    let own = parent;
    if (isElement(node)) {
      const label = named(noun ?? '', nameOf(node));
      own = add(node, 'element', {
        label,
        noun: noun ?? '',
        parent,
        lines: elementLines(file, node),
      });
    } else if (noun !== undefined && isFlow && !isPart) {
      const range = rangeOf(node);
      const [head] = node.type === 'table' ? node.children : [];
      const words = picture?.alt ?? text.slice(range.start, head ? endOf(head) : range.end);
      const label = named(noun, excerptOf(words));
      own = add(node, 'markdown', {label, noun, parent, lines: linesOf(text, range)});
    } else if (node.type === 'tableRow' && parent?.noun === 'table') {
      const [first] = node.children;
      const label = named('row', first && excerptOf(text.slice(startOf(first), endOf(first))));
      const lines = linesOf(text, rangeOf(node));
      own = add(node, 'markdown', {label, noun: 'row', parent, lines});
    }
    const children: readonly Nodes[] = 'children' in node ? node.children : [];
    // The first row has the headings of the others.
    const inner = node.type === 'table' ? children.slice(1) : children;
    const hasFlow = isElement(node) || !['list', 'footnoteDefinition'].includes(node.type);
    inner.forEach((child) => visit(child, own, isFlow && hasFlow));
  };
  page.tree.children.forEach((node) => visit(node, undefined, true));
  return blocks;
}

/** What cells are called, by where they start: by the heading of their column. */
const columnsIn = (file: ContentFile, tables: readonly Table[]): Map<number, string> =>
  new Map(
    tables.flatMap(({children: [head, ...rows]}) => {
      const headings = (head?.children ?? []).map((cell, index) => {
        const {start, end} = rangeOf(cell);
        return excerptOf(file.text.slice(start, end)) || `Column ${index + 1}`;
      });
      const headCells = head?.children.map((cell, index): [number, string] => [
        startOf(cell),
        `Heading of column ${index + 1}`,
      ]);
      const cells = rows.flatMap(({children}) =>
        children.map((cell, index): [number, string] => [startOf(cell), headings[index] ?? '']),
      );
      return [...(headCells ?? []), ...cells];
    }),
  );

/** What a text is called: by its component, if it's all that the component contains. */
function proseLabel({name, owner}: ProseInFile): string {
  const content = owner?.children.filter((child) => !isBlank(child)) ?? [];
  const isAll = name === 'text' || (content.length === 1 && ['paragraph', 'list'].includes(name));
  return labelOf(isAll ? 'text' : name);
}

function proseField(file: ContentFile, prose: ProseInFile): Omit<OutlineField, 'block'> {
  const {start, end, content, name, whole} = prose;
  const value = proseValue(file, prose);
  const startsWith = value.startsWith('!') ? 'picture' : name === 'list' ? 'list' : undefined;
  return {
    target: {kind: 'prose', start, end, content},
    label: proseLabel(prose),
    type: content === 'blocks' && isSample(value) ? {kind: content, startsWith} : {kind: content},
    value,
    isRequired: content === 'inline' && name !== 'table cell',
    isText: true,
    line: lineOf(file.text, start),
    range: whole,
  };
}

function propFields(file: ContentFile, element: JsxElement): Omit<OutlineField, 'block'>[] {
  const doc = file.config.components.find((component) => component.name === element.name);
  const names = doc?.props.map(({name}) => name) ?? attributesOf(element).map(({name}) => name);
  return names
    .filter((name) => !isComputed(element, name))
    .map((name) => {
      const prop = doc?.props.find((candidate) => candidate.name === name);
      const attribute = findAttribute(element, name);
      return {
        target: {kind: 'prop', element: startOf(element), name},
        label: labelOf(name, prop?.label),
        ...(prop && {description: withoutChoices(prop.description)}),
        type:
          prop?.type.kind === 'choice'
            ? {
                kind: 'choice',
                choices: prop.type.values,
                words: choiceWords(prop.type.values, prop.description),
              }
            : typeFor(name, prop?.type.kind),
        value: propValue(element, name),
        isRequired: prop?.isRequired ?? false,
        isText: !ids.includes(name) && isTextAttribute(element.name ?? '', name, file.config),
        line: lineOf(file.text, startOf(attribute ?? element)),
        range: attribute && rangeOf(attribute),
      };
    });
}

/** Components with their props and the texts directly inside of them, and all other texts. */
export function outlineBody(file: ContentFile): Omit<Outline, 'label'> {
  const blocks = blocksOf(file);
  const nodes = Array.from(blocks.keys());
  const columns = columnsIn(
    file,
    nodes.filter((node) => node.type === 'table'),
  );
  const props = nodes
    .filter(isElement)
    .flatMap((element) =>
      propFields(file, element).map((field) => ({...field, block: blocks.get(element)})),
    );
  const texts = proseIn(file).map((prose): OutlineField => {
    const {whole, owner} = prose;
    const isAround = (node: Nodes) => startOf(node) <= whole.start && whole.end <= endOf(node);
    const node = nodes.findLast((other) => !isElement(other) && isAround(other));
    const own = node && blocks.get(node);
    const field = proseField(file, prose);
    const picture = own?.noun === 'picture' ? labelOf(own.noun) : undefined;
    const label = columns.get(whole.start) || (picture ?? field.label);
    const isCell = own?.noun === 'row';
    return {...field, label, ...(isCell ? {block: own} : {block: owner && blocks.get(owner), own})};
  });
  return {blocks: Array.from(blocks.values()), fields: [...props, ...texts]};
}
