import {elementsOf, isElement} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {components} from '../../src/content/components';
import {idOf} from '../../src/content/idOf';
import {contactLinks} from '../../src/content/contactLinks';
import type {Records} from '../../src/content/schema';
import {propsOf} from './contentPages';
import type {ContentPage} from './contentPages';

/** What a page has to show, and where its links lead, in their order. */
type ExpectedContent = {texts: string[]; links: string[]};

/** What only appears once the form is sent. `contact-form.spec.ts` tests it. */
const shownLater = ['thanksTitle', 'thanksText', 'sendAnotherLabel'];

/** HTML attributes that are read aloud. */
const htmlTexts = ['alt', 'aria-label'];

/** Docusaurus turns `:tada:` into an emoji. */
const shortcode = /:[\w+-]+:/;

/** Docusaurus gives linked files addresses of their own. */
const isFile = (address: string) => /^(?![a-z]+:).*\.(?!mdx?\b)\w{2,5}$/i.test(address);

const isAddress = (value: string) => /^([/#]|\.{1,2}\/|(https?|mailto|tel):)/.test(value);

/** The texts in the props of a component, or in the attributes of an HTML element. */
function textProps(element: JsxElement): string[] {
  const isHtml = !element.name || /^[a-z]/.test(element.name);
  const known = components.find(({name}) => name === element.name)?.props ?? [];
  const names = known.filter(({type}) => type.kind === 'text').map(({name}) => name);
  const shown = isHtml ? htmlTexts : names.filter((name) => !shownLater.includes(name));
  const props = propsOf(element);
  return shown
    .flatMap((name) => props[name] ?? [])
    .filter((value) => typeof value === 'string')
    .filter((value) => !isAddress(value));
}

/** What the components that show records have of them. The tests of the tools know more. */
function recordContent({site, tools, comparison, studies, uiTexts}: Records) {
  const {email, phone} = contactLinks(site.contact);
  const {people = []} = site;
  const columns = Object.keys(uiTexts.toolComparison.columns);
  const isCompared = (tool: string) => comparison.some(({name}) => name === tool);
  const content: Partial<Record<string, ExpectedContent>> = {
    ClientName: {texts: [site.client.name], links: []},
    ContactDetails: {
      texts: [email.label, phone.label, ...people.map(({name, role}) => `${name}, ${role}`)],
      links: [email.href, phone.href],
    },
    Studies: {
      texts: studies.flatMap(({name, year, participants, measured, result}) => [
        `${name}, ${year}`,
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
        ...Object.entries(sources)
          .toSorted(([a], [b]) => columns.indexOf(a) - columns.indexOf(b))
          .map(([, url]) => url),
      ]),
    },
  };
  return content;
}

/** The columns of the flowchart, in order. It shows each step in the column of its type. */
const phases: unknown[] = ['poc', 'development', 'support'];

/** The parts of a node, in the order in which they are shown. */
function childrenOf(node: Nodes): Nodes[] {
  const phaseOf = (child: Nodes) => phases.indexOf(isElement(child) && propsOf(child).type);
  const children: Nodes[] = 'children' in node ? node.children : [];
  if (isElement(node) && node.name === 'ContactForm') {
    return [];
  }
  const isFlowchart = isElement(node) && node.name === 'ProcessFlowchart';
  return isFlowchart ? children.toSorted((a, b) => phaseOf(a) - phaseOf(b)) : children;
}

/** Where the comparison has a tool. */
const rowOf = (tool: string): string => `#compare-${idOf(tool)}`;

/** The texts and links in a part of a page, without the texts in props. */
function contentOf(node: Nodes, shownRecords: ReturnType<typeof recordContent>): ExpectedContent {
  const {to, href, tool} = isElement(node) ? propsOf(node) : {};
  const ownAddress = to ?? href ?? (typeof tool === 'string' ? rowOf(tool) : undefined);
  const address = node.type === 'link' ? node.url : ownAddress;
  const text = 'value' in node && /^(text|inlineCode|code)$/.test(node.type) ? node.value : '';
  const records = isElement(node) ? shownRecords[node.name ?? ''] : undefined;
  const inside = childrenOf(node).map((child) => contentOf(child, shownRecords));
  return {
    texts: [
      text,
      node.type === 'image' ? (node.alt ?? '') : '',
      ...(records?.texts ?? []),
      ...inside.flatMap(({texts}) => texts),
    ],
    links: [
      ...(records?.links ?? []),
      ...inside.flatMap(({links}) => links),
      // A card ends with its link.
      ...(typeof address === 'string' && !isFile(address) ? [address] : []),
    ],
  };
}

/** What a page has to show: the text, props and records that its MDX names. */
export function expectedContent(page: ContentPage, records: Records): ExpectedContent {
  const {texts, links} = contentOf(page.tree, recordContent(records));
  return {
    texts: [...texts, ...elementsOf(page.tree).flatMap(textProps)]
      .flatMap((text) => text.split(/\n/).flatMap((line) => line.split(shortcode)))
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
    links: links.map(page.resolve),
  };
}
