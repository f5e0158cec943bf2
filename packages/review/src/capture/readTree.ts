import {elementsOf, isElement, withoutNumbers} from './ariaNodes';
import type {AriaElement, AriaNode} from './ariaNodes';
import {fromRoot} from '../builtFiles';
import type {Area, Fact, FactKind, Place} from '../model';

const states = ['checked', 'disabled', 'expanded', 'pressed', 'selected'] as const;

/** They are part of the sentence that they are in. */
const inlineRoles = new Set([
  'code',
  'deletion',
  'emphasis',
  'insertion',
  'link',
  'mark',
  'strong',
  'subscript',
  'superscript',
  'text',
  'time',
]);

/** Their name is the text that visitors see, unless the snapshot also has a text. */
const rolesNamedByContent = new Set([
  'button',
  'cell',
  'columnheader',
  'gridcell',
  'heading',
  'link',
  'menuitem',
  'option',
  'row',
  'rowheader',
  'tab',
]);

const clean = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    // A snapshot separates an element from the punctuation after it.
    .replace(/ (?=[.,:;!?)’”])/g, '')
    .trim();

/** The text of a node that visitors see. */
function textOf(node: AriaNode): string {
  if (!isElement(node)) {
    return node;
  }
  const {role, name = '', text, children} = node;
  if (children) {
    return clean(children.map(textOf).join(' '));
  }
  return text ?? (rolesNamedByContent.has(role) ? name : '');
}

const describeRole = (element: AriaElement): string =>
  [
    element.role,
    element.level && `level ${element.level}`,
    ...states.map((state) => element[state] && state),
  ]
    .filter(Boolean)
    .join(', ');

/** The area that an element starts, if it does. */
const areaOf = ({role}: AriaElement, current: Area): Area => {
  if (role === 'main') {
    return 'main';
  }
  return role === 'contentinfo' ? 'footer' : current;
};

/** A heading's link to itself, which repeats its words. */
const isAnchorLink = (node: AriaNode): boolean =>
  isElement(node) && node.role === 'link' && node.url?.startsWith('#') === true;

type ReadOptions = {
  /** The ids that lead to headings, by their words. */
  anchors?: Readonly<Record<string, string>>;
  /** The path that the build is made for. */
  base?: string;
};

/** Reads the facts of a page from its accessibility snapshot. */
class TreeReader {
  readonly facts: Fact[] = [];
  readonly #places: Partial<Record<Area, Place>> = {};
  readonly #anchors: Readonly<Record<string, string>>;
  readonly #base: string;

  constructor({anchors = {}, base = '/'}: ReadOptions) {
    this.#anchors = anchors;
    this.#base = base;
  }

  #add(kind: FactKind, text: string, area: Area, label = '', cell?: string): void {
    if (text) {
      const place = this.#places[area] ?? {area, section: '', heading: ''};
      this.facts.push({kind, text, place: {...place, ...(cell && {cell})}, label});
    }
  }

  /** Reads nodes of one parent: each run of text and inline elements is one text. */
  read(nodes: readonly AriaNode[], area: Area, role = 'text', cell?: string): void {
    let run: AriaNode[] = [];
    const flush = () => {
      const [only] = run.length === 1 ? run : [];
      const isOwnText = only && isElement(only) && only.role !== 'link';
      const itsRole = isOwnText ? describeRole(only) : role;
      this.#addText(clean(run.map(textOf).join(' ')), area, itsRole, cell);
      elementsOf(run).forEach((element) => this.#readInline(element, area));
      run = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || inlineRoles.has(node.role)) {
        run.push(node);
      } else {
        flush();
        this.#readBlock(node, areaOf(node, area), cell);
      }
    }
    flush();
  }

  #addText(text: string, area: Area, role: string, cell?: string): void {
    if (text && role.startsWith('heading')) {
      const section = /level [12]\b/.test(role) ? text : (this.#places[area]?.section ?? '');
      const anchor = this.#anchors[text] ?? this.#places[area]?.anchor;
      this.#places[area] = {area, section, heading: text, ...(anchor && {anchor})};
    }
    this.#add('text', text, area, role, cell);
  }

  #readInline(element: AriaElement, area: Area): void {
    const {role, name = '', url} = element;
    if (role === 'link') {
      const text = textOf(element);
      if (name !== text) {
        this.#add('screenReader', `link: ${name}`, area);
      }
      this.#add('link', fromRoot(url ?? '', this.#base), area, text || name);
    }
  }

  #readBlock(element: AriaElement, area: Area, cell?: string): void {
    const {role, name = '', children} = element;
    if (role === 'table') {
      this.#readTable(element, area);
      return;
    }
    const text = textOf(element);
    if (!rolesNamedByContent.has(role) || (!children && text !== name)) {
      this.#add('screenReader', name ? `${role}: ${name}` : '', area);
    }
    const read = role === 'heading' ? children?.filter((node) => !isAnchorLink(node)) : children;
    this.read(read ?? [text], area, describeRole(element), cell);
  }

  #readTable({name = '', children = []}: AriaElement, area: Area): void {
    this.#add('screenReader', name && `table: ${name}`, area);
    const isPartOfGrid = ({role}: AriaElement) => role === 'row' || role === 'rowgroup';
    const parts = children.filter(isElement);
    parts.filter((part) => !isPartOfGrid(part)).forEach((part) => this.#readBlock(part, area));
    let columns: string[] = [];
    for (const row of elementsOf(parts).filter(({role}) => role === 'row')) {
      const cells = (row.children ?? []).filter(isElement);
      const isHeader = cells.every(({role}) => role === 'columnheader');
      const header = cells.find(({role}) => role === 'rowheader');
      if (isHeader) {
        columns = cells.map(ownText);
      }
      // The second of two rows of headers has none for a column whose header takes both.
      const missing = cells.length - columns.length;
      cells.forEach((cell, column) => {
        const names = [header ? ownText(header) : '', columns[column - missing] ?? ''];
        this.#readBlock(cell, area, isHeader ? undefined : names.filter(Boolean).join(', '));
      });
    }
  }
}

/**
 * The text of an element without the controls in it, such as the sort button of a column or the copy
 * button of a heading.
 */
const ownText = (element: AriaElement): string =>
  element.children
    ? clean(
        element.children
          .filter((node) => !isElement(node) || inlineRoles.has(node.role))
          .map(textOf)
          .join(' '),
      )
    : textOf(element);

/**
 * What a page says and how screen readers announce it: its texts and links in reading order, and the
 * names that only screen readers read.
 *
 * @param nodes of the snapshot of the whole page
 */
export function readTree(nodes: readonly AriaNode[], options: ReadOptions = {}): Fact[] {
  const reader = new TreeReader(options);
  reader.read(withoutNumbers(nodes), 'header');
  return reader.facts;
}
