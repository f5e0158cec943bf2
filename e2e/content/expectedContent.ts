import {isElement} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {components} from '../../src/content/components';
import type {Records} from '../../src/content/schema';
import {propsOf} from './contentPages';
import type {ContentPage} from './contentPages';
import {component, heading, text} from './Expected';
import type {Expected, ExpectedContent} from './Expected';
import {recordContent} from './recordContent';

/** Props that only appear once the form is sent. `contact-form.spec.ts` tests them. */
const shownLater = ['thanksTitle', 'thanksText', 'sendAnotherLabel'];

/** The specification's types of steps, in the order of their columns. */
const columns: unknown[] = ['poc', 'development', 'support'];

/** HTML attributes that are read aloud. */
const htmlTexts = ['alt', 'aria-label'];

/** Docusaurus turns `:tada:` into an emoji. */
const shortcode = /:[\w+-]+:/;

/** Docusaurus gives linked files addresses of their own. */
const isFile = (address: string) => /^(?![a-z]+:).*\.(?!mdx?\b)\w{2,5}$/i.test(address);

const isAddress = (value: string) => /^([/#]|\.{1,2}\/|(https?|mailto|tel):)/.test(value);

const isHtml = ({name}: JsxElement) => !name || /^[a-z]/.test(name);

/** The props of a component, or the attributes of an HTML element, that hold text. */
const textNames = (element: JsxElement): string[] =>
  isHtml(element)
    ? htmlTexts
    : (components.find(({name}) => name === element.name)?.props ?? [])
        .filter(({name, type}) => type.kind === 'text' && !shownLater.includes(name))
        .map(({name}) => name);

/** Whether a node is part of the running text around it. */
const isRunning = (node: Nodes) =>
  ['emphasis', 'strong', 'delete', 'link'].includes(node.type) ||
  (node.type === 'mdxJsxTextElement' && isHtml(node) && node.children.length > 0);

/** Reads from the MDX of a page what the page has to show. */
class ContentReader {
  readonly links: string[] = [];
  readonly #page: ContentPage;
  readonly #clientName: string;
  readonly #shownRecords: ReturnType<typeof recordContent>;

  constructor(page: ContentPage, records: Records) {
    this.#page = page;
    this.#clientName = records.site.client.name;
    this.#shownRecords = recordContent(records);
  }

  read(node: Nodes): Expected[] {
    if (node.type === 'heading') {
      const parts = this.#readText(node.children);
      const words = parts.map((part) => (part.kind === 'text' ? part.text : '')).join(' ');
      return [heading(words, node.depth)];
    }
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      return this.#readText(node.children);
    }
    if (node.type === 'code') {
      return node.value.split('\n').flatMap(toTexts);
    }
    if (node.type === 'image') {
      return toTexts(node.alt ?? '');
    }
    if (isElement(node)) {
      return [this.#readElement(node)];
    }
    return 'children' in node ? node.children.flatMap((child) => this.read(child)) : [];
  }

  /** Splits running text wherever something else interrupts it. */
  #readText(nodes: readonly Nodes[]): Expected[] {
    const parts: Expected[] = [];
    let run = '';
    const visit = (node: Nodes): void => {
      if (node.type === 'text' || node.type === 'inlineCode') {
        run += node.value;
      } else if (isElement(node) && node.name === 'ClientName') {
        run += this.#clientName;
      } else if (isRunning(node) && 'children' in node) {
        this.#addLinkOf(node);
        node.children.forEach(visit);
      } else {
        parts.push(...toTexts(run), ...this.read(node));
        run = '';
      }
    };
    nodes.forEach(visit);
    return [...parts, ...toTexts(run)];
  }

  #readElement(element: JsxElement): Expected {
    const children = [...element.children];
    if (element.name === 'ProcessFlowchart') {
      const columnOf = (node: Nodes) =>
        isElement(node) ? columns.indexOf(propsOf(node).type) : -1;
      children.sort((a, b) => columnOf(a) - columnOf(b));
    }
    const parts = children.flatMap((child) => this.read(child));
    const records = this.#shownRecords[element.name ?? ''];
    this.links.push(...(records?.links ?? []).map(this.#page.resolve));
    this.#addLinkOf(element);
    const names = textNames(element);
    const props = Object.entries(propsOf(element)).flatMap(([name, value]) => {
      if (typeof value !== 'string' || !names.includes(name) || isAddress(value)) {
        return [];
      }
      return name === 'title' ? heading(value) : toTexts(value);
    });
    return component(props, [...(records?.parts ?? []), ...parts]);
  }

  #addLinkOf(node: Nodes): void {
    const {to, href} = isElement(node) ? propsOf(node) : {};
    const address = node.type === 'link' ? node.url : (to ?? href);
    if (typeof address === 'string' && !isFile(address)) {
      this.links.push(this.#page.resolve(address));
    }
  }
}

function toTexts(words: string): Expected[] {
  return words
    .split(shortcode)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map(text);
}

/** What a page has to show: the text, props and records that its MDX names, in that order. */
export function expectedContent(page: ContentPage, records: Records): ExpectedContent {
  const reader = new ContentReader(page, records);
  const parts = reader.read(page.tree);
  return {parts, links: reader.links};
}
