import type {Nodes} from 'mdast';
import {emojify} from 'node-emoji';
import {endOf, findAttribute, isElement, startOf, attributeText} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import type {Records} from '../../content/schema';
import {showComponent} from './showComponent';
import {tidy} from './ShownContent';
import type {ShownContent, ShownList} from './ShownContent';

/** An entry of a list, before it is read. */
export type ItemToRead = {read: () => void; number?: number};

/** Nodes that do not interrupt the text they stand in. */
const inline: readonly Nodes['type'][] = [
  'text',
  'inlineCode',
  'textDirective',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
];

/** A file that a text links to, which Docusaurus gives another address. */
const file = /^(?![a-z]+:).*\.(?!mdx?\b)\w{2,5}$/i;

/** What nothing shows: comments, and notes at the foot of the page, which Docusaurus arranges. */
const isSilent = (node: Nodes): boolean =>
  ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
    /^\s*\/\*[^]*\*\/\s*$/.test(node.value)) ||
  node.type === 'footnoteDefinition';

/** Reads from the MDX of a page what the page has to show. */
export class ShownReader {
  readonly content: ShownContent = {
    headings: [],
    texts: [],
    links: [],
    lists: [],
    tables: [],
    sections: [],
    images: [],
  };
  readonly records: Records;
  readonly #source: string;
  readonly #resolve: (address: string) => string;
  /** What is said until something interrupts it. */
  #piece = '';
  /** Where a piece is put: into the page's texts, and into those of what it stands in. */
  readonly #open: string[][] = [this.content.texts];

  /**
   * @param source the text of the page's file
   * @param resolve where an address of that page leads
   */
  constructor(records: Records, source: string, resolve: (address: string) => string) {
    this.records = records;
    this.#source = source;
    this.#resolve = resolve;
  }

  say(text: string): void {
    this.#piece += text;
  }

  endPiece(): void {
    const piece = tidy(this.#piece);
    this.#piece = '';
    if (piece) {
      this.#open.forEach((texts) => texts.push(piece));
    }
  }

  sayAlone(text: string): void {
    this.endPiece();
    this.say(text);
    this.endPiece();
  }

  heading(level: number, read: () => void): void {
    this.content.headings.push({level, text: this.#textsDuring(read).join(' ')});
  }

  link(address: string): void {
    this.content.links.push(this.#resolve(address));
  }

  image(description: string, address: string): void {
    this.content.images.push({description, address});
  }

  list(madeBy: string, isOrdered: boolean, items: readonly ItemToRead[]): void {
    const list: ShownList = {madeBy, isOrdered, items: []};
    this.content.lists.push(list);
    for (const {read, number} of items) {
      list.items.push({texts: this.#textsDuring(read), number});
    }
  }

  table(readCells: readonly (readonly (() => void)[])[]): void {
    const rows = readCells.map((cells) => cells.map((read) => this.#textsDuring(read).join(' ')));
    this.content.tables.push(rows);
  }

  section(read: () => void): void {
    const headings: string[] = [];
    this.content.sections.push(headings);
    const before = this.content.headings.length;
    read();
    headings.push(...this.content.headings.slice(before).map(({text}) => text));
  }

  readChildren(node: Nodes): void {
    if ('children' in node) {
      node.children.forEach((child) => this.read(child));
    }
  }

  /** Reads a page or a part of it. */
  readAll(node: Nodes): ShownContent {
    this.read(node);
    this.endPiece();
    return this.content;
  }

  read(node: Nodes): void {
    if (isSilent(node)) {
      return;
    }
    if (isElement(node)) {
      this.#readElement(node);
      return;
    }
    const interrupts = !inline.includes(node.type);
    if (interrupts) {
      this.endPiece();
    }
    this.#readMarkdown(node);
    if (interrupts) {
      this.endPiece();
    }
  }

  #readMarkdown(node: Exclude<Nodes, JsxElement>): void {
    switch (node.type) {
      case 'text':
        this.say(emojify(node.value));
        break;
      case 'inlineCode':
        this.say(node.value);
        break;
      case 'code':
        node.value.split('\n').forEach((line) => this.sayAlone(line));
        break;
      case 'textDirective':
        // Mostly a colon in the text, as in "16:30h".
        this.say(this.#source.slice(startOf(node), endOf(node)));
        break;
      case 'heading':
        this.heading(node.depth, () => this.readChildren(node));
        break;
      case 'image':
        this.image(node.alt ?? '', node.url);
        break;
      case 'link':
        if (!file.test(node.url)) {
          this.link(node.url);
        }
        this.readChildren(node);
        break;
      case 'list':
        this.list(
          'list',
          node.ordered ?? false,
          node.children.map((item) => ({read: () => this.readChildren(item)})),
        );
        break;
      case 'table':
        this.table(
          node.children.map((row) => row.children.map((cell) => () => this.readChildren(cell))),
        );
        break;
      case 'containerDirective':
        this.#readBox(node);
        break;
      default:
        this.readChildren(node);
    }
  }

  #readBox(box: Extract<Nodes, {type: 'containerDirective'}>): void {
    const [first] = box.children;
    const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel;
    if (!hasTitle) {
      const titles: Record<string, string> = this.records.interface.admonitions;
      this.sayAlone(titles[box.name] ?? this.records.interface.admonitions.note);
    }
    this.readChildren(box);
  }

  #readElement(element: JsxElement): void {
    const attribute = (name: string) => {
      const found = findAttribute(element, name);
      return found && attributeText(found);
    };
    switch (element.name) {
      case 'ClientName':
        this.say(this.records.site.client.name);
        return;
      case 'br':
        this.endPiece();
        return;
      case 'img':
        this.image(attribute('alt') ?? '', attribute('src') ?? '');
        return;
    }
    const isHtml = !element.name || /^[a-z]/.test(element.name);
    if (isHtml && element.type === 'mdxJsxTextElement') {
      const address = attribute('href');
      if (address) {
        this.link(address);
      }
      this.readChildren(element);
      return;
    }
    this.endPiece();
    if (isHtml) {
      this.readChildren(element);
    } else {
      showComponent(this, element);
    }
    this.endPiece();
  }

  #textsDuring(read: () => void): string[] {
    const texts: string[] = [];
    this.endPiece();
    this.#open.push(texts);
    read();
    this.endPiece();
    this.#open.pop();
    return texts;
  }
}
