import {isElement} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {components} from '../../src/content/components';
import type {Records} from '../../src/content/schema';
import {propsOf} from './contentPages';
import type {ContentPage} from './contentPages';

/** What a page has to show, and where its links lead, both in order. */
export type ExpectedContent = {texts: string[]; links: string[]};

/** Props that only appear once the form is sent. `contact-form.spec.ts` tests them. */
const shownLater = ['thanksTitle', 'thanksText', 'sendAnotherLabel'];

/** HTML attributes that are read aloud. */
const htmlTexts = ['alt', 'aria-label'];

/** The specification's types of steps, in the order of their columns. */
const columns: unknown[] = ['poc', 'development', 'support'];

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

/** What the components that show records have of them. The tests of the tools know more. */
function recordContent({site, tools, comparison, studies}: Records) {
  const {email, phone} = site.contact;
  const isCompared = (tool: string) => comparison.some(({name}) => name === tool);
  const content: Partial<Record<string, ExpectedContent>> = {
    ContactDetails: {
      texts: [email, phone],
      links: [`mailto:${email}`, `tel:${phone.replace(/[^+\d]/g, '')}`],
    },
    Studies: {
      texts: studies.flatMap(({name, year, participants, measured, result}) => [
        name,
        String(year),
        participants,
        measured,
        result,
      ]),
      links: studies.map(({url}) => url),
    },
    ToolCatalogue: {
      texts: tools.flatMap(({name, category, description}) => [name, category, description]),
      links: tools.flatMap(({id, name, url}) => [
        url,
        ...(isCompared(name) ? [`#compare-${id}`] : []),
      ]),
    },
    ToolComparison: {
      texts: comparison.map(({name}) => name),
      links: comparison.flatMap(({name, sources}) => [
        ...tools.filter((tool) => tool.name === name).map(({id}) => `#tool-${id}`),
        ...Object.values(sources),
      ]),
    },
  };
  return content;
}

/** What a page has to show: the text, props and records that its MDX names. */
export function expectedContent(page: ContentPage, records: Records): ExpectedContent {
  const shownRecords = recordContent(records);
  const texts: string[] = [];
  const links: string[] = [];
  let run = '';

  function addText(words: string): void {
    const parts = words.split(shortcode).map((part) => part.replace(/\s+/g, ' ').trim());
    texts.push(...parts.filter(Boolean));
  }

  /** Running text ends wherever something else begins. */
  function endRun(): void {
    addText(run);
    run = '';
  }

  function addLink(node: Nodes): void {
    const {to, href} = isElement(node) ? propsOf(node) : {};
    const address = node.type === 'link' ? node.url : (to ?? href);
    if (typeof address === 'string' && !isFile(address)) {
      links.push(page.resolve(address));
    }
  }

  function readElement(element: JsxElement): void {
    endRun();
    const shown = shownRecords[element.name ?? ''];
    const names = textNames(element);
    Object.entries(propsOf(element))
      .filter(([name]) => names.includes(name))
      .filter(([, value]) => typeof value === 'string' && !isAddress(value))
      .forEach(([, value]) => addText(String(value)));
    links.push(...(shown?.links ?? []).map(page.resolve));
    addLink(element);
    shown?.texts.forEach(addText);
    const columnOf = (node: Nodes) => (isElement(node) ? columns.indexOf(propsOf(node).type) : -1);
    const children: Nodes[] = [...element.children];
    children.sort((a, b) => columnOf(a) - columnOf(b)).forEach(read);
    endRun();
  }

  function read(node: Nodes): void {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      run += node.value;
    } else if (isElement(node) && node.name === 'ClientName') {
      run += records.site.client.name;
    } else if (node.type === 'image') {
      run += ` ${node.alt ?? ''} `;
    } else if (isRunning(node) && 'children' in node) {
      addLink(node);
      node.children.forEach(read);
    } else if (isElement(node)) {
      readElement(node);
    } else if ('children' in node) {
      endRun();
      node.children.forEach(read);
      endRun();
    }
  }

  read(page.tree);
  endRun();
  return {texts, links};
}
